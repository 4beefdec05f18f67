#!/usr/bin/env bash
# Copyright 2026 The CUDA Kernel Workbook Authors
# SPDX-License-Identifier: Apache-2.0
#
# Installs what the workbook needs and this system lacks: the packages in common/third_party/packages.txt, by apt, with
# sudo unless it runs as root. Doing nothing where nothing is missing, it may be run before every build.
#
#   common/setup.sh [PACKAGE...]     also installs these
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

mapfile -t packages < <(grep -v '^#' third_party/packages.txt | awk 'NF {print $1}')
packages+=("$@")

if [ ! -x "$(command -v apt-get)" ] || [ ! -x "$(command -v dpkg-query)" ]; then
  echo "setup.sh: this system has no apt-get. Install by its own means what Debian 12 calls:" >&2
  echo "  ${packages[*]}" >&2
  exit 1
fi

installed=$(dpkg-query --show --showformat '${db:Status-Status} ${Package}\n' "${packages[@]}" 2>/dev/null |
  awk '$1 == "installed" {print $2}' || true)
missing=()
for package in "${packages[@]}"; do
  grep -qxF "$package" <<<"$installed" || missing+=("$package")
done
if [ ${#missing[@]} -eq 0 ]; then
  echo "setup.sh: all ${#packages[@]} packages are installed."
  exit 0
fi

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  if [ ! -x "$(command -v sudo)" ]; then
    echo "setup.sh: run as root: apt-get install ${missing[*]}" >&2
    exit 1
  fi
  as_root=(sudo)
fi

# Quiet unless it fails.
apt() {
  local log
  log=$(mktemp)
  if ! "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q "$@" >"$log" 2>&1; then
    cat "$log" >&2
    rm -f "$log"
    echo "setup.sh: apt-get $1 failed; these packages of Debian 12 are needed: ${missing[*]}" >&2
    return 1
  fi
  rm -f "$log"
}

echo "setup.sh: installing ${missing[*]} ..."
apt update
apt install --yes --no-install-recommends "${missing[@]}"
echo "setup.sh: installed ${#missing[@]} of ${#packages[@]} packages; the others were there."

#!/usr/bin/env bash
# Copyright 2026 The CUDA Kernel Workbook Authors
# SPDX-License-Identifier: Apache-2.0
#
# Installs what the workbook needs and this system lacks: the packages in common/third_party/packages.txt, by apt, with
# sudo unless it runs as root. Where nothing is missing it does nothing, so that it may be run before every build.
#
#   common/setup.sh [TABLE...]     also installs what these tables list; they look like packages.txt
set -euo pipefail

tables=("$(dirname "${BASH_SOURCE[0]}")/third_party/packages.txt" "$@")
total=0
missing=()
while read -r package file; do
  total=$((total + 1))
  [ -e "$file" ] || missing+=("$package")
done < <(cat "${tables[@]}" | grep -vE '^(#|$)')

if [ ${#missing[@]} -eq 0 ]; then
  echo "setup.sh: all $total packages are there."
  exit 0
fi
if [ ! -x "$(command -v apt-get)" ]; then
  echo "setup.sh: this system has no apt-get; install by its own means what Debian 12 calls: ${missing[*]}" >&2
  exit 1
fi
as_root=()
if [ "$(id -u)" -ne 0 ]; then
  if [ ! -x "$(command -v sudo)" ]; then
    echo "setup.sh: there is no sudo; run as root: apt-get install ${missing[*]}" >&2
    exit 1
  fi
  as_root=(sudo)
fi

log=$(mktemp)
trap 'rm -f "$log"' EXIT

# Quiet unless it fails.
apt() {
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q "$@" >"$log" 2>&1 </dev/null || {
    cat "$log" >&2
    echo "setup.sh: apt-get $1 failed, see above; what is missing are these packages of Debian 12: ${missing[*]}" >&2
    exit 1
  }
}

echo "setup.sh: installing ${missing[*]} ..."
apt update
apt install --yes --no-install-recommends "${missing[@]}"
echo "setup.sh: installed ${#missing[@]} of $total packages; the others were there."

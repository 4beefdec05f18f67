#!/usr/bin/env bash
# Copyright 2026 The CUDA Kernel Workbook Authors
# SPDX-License-Identifier: Apache-2.0
#
# Packs files into an archive that needs nothing of this machine, for the rule in gpu_bundle.bzl.
#
#   pack_bundle.sh LIST NAME ARCHIVE
#
# A line of LIST is a place below the folder NAME, a tab and a file. Programs lose their symbols. The shared libraries
# that they need go to NAME/lib, those of the compiler to NAME/lib/compiler: the other machine's own may be newer. The C
# library stays here; NAME/lib/c_library says which one it is.
set -euo pipefail

list=$1 name=$2 archive=$3
work=$archive.work
mkdir -p "$work/$name/lib/compiler"
trap 'rm -rf "$work"' EXIT

is_program() { [ "$(head -c 4 "$1" | tail -c 3)" = ELF ]; }

# The shared libraries of a program: paths.
libraries_of() {
  ldd "$1" 2>/dev/null | awk '$2 == "=>" && $3 ~ /^\// { print $3 }' |
    grep -vE '/(libc|libm|libdl|librt|libpthread|libresolv|ld-linux-x86-64)\.so\.' || true
}

while IFS=$'\t' read -r place file; do
  to=$work/$name/$place
  mkdir -p "$(dirname "$to")"
  cp -L "$file" "$to"
  chmod u=rw,go=r "$to"
  case $place in
    *.runner | *.sh) chmod +x "$to" ;;
  esac
  if is_program "$to"; then
    strip "$to"
    chmod +x "$to"
    libraries_of "$to" >>"$work/libraries"
  fi
done <"$list"
sort -u "$work/libraries" | while read -r library; do
  case $library in
    */libstdc++.so.* | */libgcc_s.so.*) cp -L "$library" "$work/$name/lib/compiler/" ;;
    *) cp -L "$library" "$work/$name/lib/" ;;
  esac
done
getconf GNU_LIBC_VERSION >"$work/$name/lib/c_library"

# Programs of one kind lie side by side, and the window is large enough to see that they are much alike.
(cd "$work" && find "$name" -type f | awk -F. '{ print $NF "\t" $0 }' | sort | cut -f 2) >"$work/order"
tar --create --directory="$work" --format=gnu --mtime=@0 --owner=root:0 --group=root:0 --numeric-owner \
  --no-recursion --files-from="$work/order" |
  xz --threads=1 --lzma2=preset=2,dict=64MiB >"$archive"

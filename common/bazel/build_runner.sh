#!/usr/bin/env bash
# Copyright 2026 The CUDA Kernel Workbook Authors
# SPDX-License-Identifier: Apache-2.0
#
# Lowers, compiles and links a submission into a runner, for the rule in runner.bzl. What a submission does wrong is no
# failure here but a text for the grader: then the diagnostics file says it and the runner is an empty file.
#
#   build_runner.sh --source=FILE --runner=FILE --diagnostics=FILE --headers=FILE (--lower=TOOL | --toolkit=FOLDER)
#     --compile FLAG... --link-before FLAG... --link-after FLAG...
#
# --headers lists the headers, one path a line, that a submission may include besides those of the system and of the
# CUDA toolkit in --toolkit. The flag lists begin with the program to call.
set -euo pipefail

readonly cpu_seconds=60 wall_seconds=120 memory_kib=$((4 << 20)) file_kib=$((256 << 10)) diagnostics_bytes=$((64 << 10))

source='' runner='' diagnostics='' headers='' lower='' toolkit=''
compile=() link_before=() link_after=()
list=''
for argument in "$@"; do
  case $argument in
    --source=*) source=${argument#*=} ;;
    --runner=*) runner=${argument#*=} ;;
    --diagnostics=*) diagnostics=${argument#*=} ;;
    --headers=*) headers=${argument#*=} ;;
    --lower=*) lower=${argument#*=} ;;
    --toolkit=*) toolkit=$(realpath --no-symlinks "${argument#*=}") ;;
    --compile) list=compile ;;
    --link-before) list=link_before ;;
    --link-after) list=link_after ;;
    *)
      declare -n flags=$list
      flags+=("$argument")
      ;;
  esac
done

# Beside the output: sandboxes share /tmp.
work=$runner.work
mkdir -p "$work"
trap 'rm -rf "$work"' EXIT
: >"$runner"
: >"$diagnostics"
chmod +x "$runner"

# Ends the build with the submission's fault.
reject() {
  head -c "$diagnostics_bytes" >"$diagnostics"
  : >"$runner"
  exit 0
}

# Runs a command within the limits, its messages in $work/messages; returns its status.
limited() {
  (
    ulimit -t "$cpu_seconds"
    ulimit -v "$memory_kib"
    ulimit -f "$file_kib"
    ulimit -c 0
    exec timeout --kill-after=2 "$wall_seconds" "$@"
  ) >"$work/messages" 2>&1 </dev/null
}

# Ends the build if the last command failed because it met a limit. $1: its status, $2: what it did.
reject_if_over_limit() {
  if [ "$1" -eq 124 ] || [ "$1" -eq 137 ] || grep -qiE 'cpu time limit|killed signal' "$work/messages"; then
    reject <<<"$source: $2 takes longer than $cpu_seconds seconds; does a template, a constexpr function or a macro never end?"
  elif grep -qiE 'out of memory|memory exhausted|cannot allocate memory|bad_alloc' "$work/messages"; then
    reject <<<"$source: $2 needs more than $((memory_kib >> 20)) GiB of memory; is there a huge array or an endless template?"
  elif grep -qiE 'file size limit|file too large' "$work/messages"; then
    reject <<<"$source: $2 writes a file of more than $((file_kib >> 10)) MiB; is a huge array initialised?"
  fi
}

# Prints those words of the make rule in $work/dependencies that are not, as they are written, a header of this exercise
# or in a folder of the system: none for most submissions, which spares them the processes below.
unusual_words() {
  awk -v folders="^(/usr/include|/usr/lib/gcc)/" -v input="$input" '
    FILENAME == ARGV[1] { known[$0]; next }
    FNR == 1 { sub(/^[^:]*: */, "") }
    {
      for (i = 1; i <= NF; ++i)
        if ($i != "\\" && $i != input && !($i in known) && ($i !~ folders || $i ~ /\/\.\.\// || $i ~ /\\/)) print $i
    }' "$headers" "$work/dependencies"
}

# Prints those files of the make rule in $work/dependencies that are neither the system's nor the exercise's.
foreign_files() {
  sed -e 's/^[^:]*: *//' -e 's/\\$//' "$work/dependencies" | tr -s ' ' '\n' | grep . |
    xargs realpath --no-symlinks --canonicalize-existing --quiet --relative-base=. |
    grep -vxF -e "$source" -e "$input" -f "$headers" |
    grep -vE "^(/usr/include|/usr/lib/gcc${toolkit:+|$toolkit})/" || true
}

# Ends the build if the submission includes a file that it may not see; prints nothing of such a file.
reject_if_foreign() {
  local unusual
  unusual=$(unusual_words)  # apart: a failure ends the build
  if [ -n "$unusual" ] && [ -n "$(foreign_files)" ]; then
    reject <<<"$source: includes a file that is neither a system header nor one of this exercise's headers"
  fi
}

# Notes the compiler's warnings about float and double in the submission's own lines, for a grader that asks.
note_conversions() {
  [ -s "$work/messages" ] || return 0
  awk -v source="$source:" '
    /^[^ ]/ { wanted = index($0, source) == 1 && (/\[-Wdouble-promotion\]/ || /.double.*\[-Wfloat-conversion\]/) }
    wanted' "$work/messages" | head -c "$diagnostics_bytes" >"$diagnostics"
}

input=$source
if [ -n "$lower" ]; then
  input=$work/submission.cc
  status=0
  limited "$lower" "$source" "$input" || status=$?
  if [ "$status" -ne 0 ]; then
    reject_if_over_limit "$status" "lowering"
    reject <"$work/messages"
  fi
fi

# The assembler text is kept: it shows whether an asm statement reads files.
object=$work/submission.o assembly=$work/submission.s
if [ -n "$lower" ]; then
  step=(-S -o "$assembly")
else
  step=(-c -o "$object" -Xcompiler -save-temps=obj)
fi
status=0
limited "${compile[@]}" -MD -MF "$work/dependencies" "${step[@]}" "$input" || status=$?
if [ "$status" -ne 0 ]; then
  cp "$work/messages" "$work/errors"
  reject_if_over_limit "$status" "compiling"
  # What was included? g++ can pass over a header that does not exist; there is no list at all after an #error.
  limited "${compile[@]}" -M ${lower:+-MG} -MF "$work/dependencies" "$input" || true
  if [ -s "$work/dependencies" ]; then
    reject_if_foreign
    reject <"$work/errors"
  fi
  reject < <(grep -F "$source:" "$work/errors")
fi
note_conversions
reject_if_foreign

# The simulator's own macros are left aside, line by line as they are written.
own_macros=/dev/null
if [ -n "$lower" ]; then own_macros=common/simt/include/simt/access_hooks.h; fi
if grep -iE '\.(incbin|include|macro|altmacro|irpc?|rept)\b' "$assembly" |
  grep -vxF -f "$own_macros" |
  grep -vE '^\s\.(string|ascii)\s"([^"\\]|\\.)*"$' >/dev/null; then  # not -q: it would cut the pipe
  reject <<<"$source: an asm statement uses an assembler directive that a submission may not use"
fi
if [ -n "$lower" ]; then
  status=0
  limited "${compile[0]}" -c -o "$object" "$assembly" || status=$?
  if [ "$status" -ne 0 ]; then
    reject_if_over_limit "$status" "assembling"
    reject <"$work/messages"
  fi
fi

status=0
limited "${link_before[@]}" "$object" "${link_after[@]}" -o "$runner" || status=$?
if [ "$status" -ne 0 ]; then
  reject_if_over_limit "$status" "linking"
  # The default linker, which --config=cuda uses, opens quotes with a backtick; gold does not.
  reject < <(
    sed -nE "s/^.*undefined reference to [\`'](.*)'$/\1/p" "$work/messages" | sort -u | while read -r name; do
      echo "$source: error: '$name' is declared and used, but not defined"
    done
    sed -nE "s/^.*multiple definition of [\`'](.*)'(; .*)?$/\1/p" "$work/messages" | sort -u | while read -r name; do
      echo "$source: error: '$name' is the workbook's own; give yours another name"
    done
    cat "$work/messages"
  )
fi

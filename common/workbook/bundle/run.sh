#!/usr/bin/env bash
# Copyright 2026 The CUDA Kernel Workbook Authors
# SPDX-License-Identifier: Apache-2.0
#
# Grades or measures the answers in this folder on this machine's GPU. See --help.
set -uo pipefail

usage() {
  cat <<'TEXT'
usage: run.sh [OPTION...] [NAME...]

Grades the answers of this folder on this machine's GPU, prints the board, and writes each grader's XML and words.
NAME is an exercise (hypot), a module (01_intro_ufuncs), or a file (tests/submissions/hypot/all_zeros.cu); without one
all are meant.

  --answers=KIND    solutions, modules (the students' files) or tests/submissions; by default the first that is here
  --bench           measures instead of grading: the benchmark of each exercise
  --jobs=N          grades N answers side by side; who is timed has the GPU alone, and what failed is graded again alone
  --results=FOLDER  where results are written; by default ./results
  --limit=SECONDS   of one grader; by default 300
  --list            names the answers and ends

exit code: 0 all is as it should be, 1 something lost points that it should not lose, 2 usage, 3 something could not be
graded: no GPU, for one
TEXT
}

fail() {
  echo "run.sh: $1" >&2
  exit "$2"
}

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
kind='' bench='' jobs=1 results=$PWD/results limit=300 list=''
names=()
for argument in "$@"; do
  case $argument in
    --help | -h) usage && exit 0 ;;
    --answers=*) kind=${argument#*=} ;;
    --bench) bench=yes ;;
    --jobs=*) jobs=${argument#*=} ;;
    --results=*) results=$(realpath -m "${argument#*=}") ;;
    --limit=*) limit=${argument#*=} ;;
    --list) list=yes ;;
    -*) fail "$argument is no option; see --help" 2 ;;
    *) names+=("$argument") ;;
  esac
done
[[ $jobs =~ ^[1-9][0-9]*$ ]] || fail "--jobs=$jobs: give a whole number" 2
[[ $limit =~ ^[1-9][0-9]*$ ]] || fail "--limit=$limit: give seconds" 2
cd "$here" || exit 2

if [ -z "$kind" ]; then
  for kind in solutions modules tests/submissions; do
    grep -q "	$kind/" answers && break
  done
fi

# Whether the answer of the given module, exercise and source is meant.
meant() {
  [ ${#names[@]} -eq 0 ] && return 0
  local name
  for name in "${names[@]}"; do
    case $name in "$1" | "$2" | "$1/$2" | "$3") return 0 ;; esac
  done
  return 1
}

# The lines of `answers` that are meant, with the place of their XML.
selected=()
while IFS=$'\t' read -r module exercise source mode; do
  [[ $source == "$kind"/* ]] || continue
  meant "$module" "$exercise" "$source" || continue
  selected+=("$module	$exercise	$source	$mode	$results/${source%.cu}.xml")
done <answers
[ ${#selected[@]} -gt 0 ] || fail "there is no answer ${names[*]:-} under $kind; see --list" 2
if [ -n "$list" ]; then
  printf '%s\n' "${selected[@]}" | cut -f 3
  exit 0
fi

# The compiler's own libraries are this machine's if they are new enough.
libraries=${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$here/lib
export LD_LIBRARY_PATH=$libraries
if ! bin/board </dev/null 2>/dev/null; then
  export LD_LIBRARY_PATH=$libraries:$here/lib/compiler
  bin/board </dev/null || fail "programs do not start here; they were built with $(cat lib/c_library)" 3
fi
export GLIBC_TUNABLES=glibc.malloc.hugetlb=1
export GRADE_GPU_LOCK=/dev/shm/workbook_gpu.lock # who is timed has the GPU alone
bin/device || exit 3

# Grades one line of `selected`.
grade() {
  local module exercise source mode xml
  IFS=$'\t' read -r module exercise source mode xml <<<"$1"
  local answer=${source%.cu}
  local arguments=("--runner=$answer.runner" "--diagnostics=$answer.diagnostics" "--source=$source")
  [ "$mode" = expect ] && arguments+=("--expect=$source")
  mkdir -p "$(dirname "$xml")"
  rm -f "$xml"
  timeout --kill-after=5 "$limit" "graders/$module/${exercise}_grader" "${arguments[@]}" "--gtest_output=xml:$xml" \
    >"${xml%.xml}.txt" 2>&1 </dev/null
  local status=$?
  [ -s "$xml" ] || echo "$source: the grader ended with status $status and without a result: ${xml%.xml}.txt" >&2
  return $status
}

# Measures one line of `selected`.
measure() {
  local module exercise source mode xml
  IFS=$'\t' read -r module exercise source mode xml <<<"$1"
  local answer=${source%.cu}
  mkdir -p "$(dirname "$xml")"
  echo "$source"
  timeout --kill-after=5 "$limit" "graders/$module/${exercise}_bench" "--runner=$answer.runner" \
    "--diagnostics=$answer.diagnostics" "--source=$source" "--benchmark_out=${xml%.xml}.json" </dev/null
}

mkdir -p "$results" || fail "cannot make the folder $results" 2
if [ -n "$bench" ]; then
  status=0
  for line in "${selected[@]}"; do
    measure "$line" || status=3
  done
  exit $status
fi

again=()
if [ "$jobs" -eq 1 ]; then
  again=("${selected[@]}")
else
  # A line of its own for each that failed; short ones are written whole.
  failed=$(mktemp)
  for line in "${selected[@]}"; do
    while [ "$(jobs -rp | wc -l)" -ge "$jobs" ]; do wait -n; done
    { grade "$line" || printf '%s\n' "$line" >>"$failed"; } &
  done
  wait
  mapfile -t again <"$failed"
  rm -f "$failed"
fi
for line in ${again[@]+"${again[@]}"}; do
  grade "$line"
done
printf '%s\n' "${selected[@]}" | bin/board | tee "$results/board.txt"
exit "${PIPESTATUS[1]}"

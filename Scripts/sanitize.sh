#!/usr/bin/env bash
# sanitize.sh address|thread [swift test's flags]: the test suite under a sanitizer, in a build folder
# of its own. Exit code 1 if a test fails or the sanitizer has something to say.
set -euo pipefail
cd "$(dirname "$0")/.."
kind=$1
shift
build=(--sanitize="$kind" --scratch-path ".build-$kind")
swift build --build-tests "${build[@]}"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# The first wrong access ends the process; races are collected.
# What is tried with little address space is left out: a sanitizer takes terabytes of it.
export SANITIZER="$kind"
export ASAN_OPTIONS=detect_leaks=0:halt_on_error=1 TSAN_OPTIONS=halt_on_error=0:exitcode=66
code=0
swift test --skip-build "${build[@]}" "$@" > "$log" 2>&1 || code=$?
grep -E '^(✘|==[0-9]+==ERROR|WARNING: ThreadSanitizer|SUMMARY: )' "$log" || true
tail -n 1 "$log"
grep -qE 'ERROR: AddressSanitizer|WARNING: ThreadSanitizer' "$log" && code=1
exit "$code"

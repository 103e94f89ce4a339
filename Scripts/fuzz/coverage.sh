#!/usr/bin/env bash
# coverage.sh FOLDER [libFuzzer's flags]: fuzzes guided by coverage, from the fixtures as they are.
# FOLDER keeps the program, the corpus and what is found. Needs a toolchain that has libFuzzer.
set -euo pipefail
top=$(cd "$(dirname "$0")/../.." && pwd)
folder=$(mkdir -p "$1" && cd "$1" && pwd)
shift
support=$top/Tests/MigrateLintTests/Support
mkdir -p "$folder/corpus"
# The library and the checks are one module here, so that all of it is instrumented.
find "$top/Sources/MigrateLint" -name '*.swift' > "$folder/sources"
for name in FuzzCheck TokenLaws OutlineFaults FuzzInput; do
  echo "$support/$name.swift" >> "$folder/sources"
done
echo "$top/Scripts/fuzz/Coverage/Target.swift" >> "$folder/sources"
if [ ! -x "$folder/fuzz-coverage" ] || [ "$top/Sources" -nt "$folder/fuzz-coverage" ]; then
  swiftc -O -wmo -swift-version 6 -parse-as-library -module-name MigrateLint -sanitize=fuzzer \
    -suppress-warnings @"$folder/sources" -o "$folder/fuzz-coverage"
fi
python3 - "$top/Tests/Fixtures" "$folder/corpus" <<'PY'
import hashlib, os, sys
root, corpus = sys.argv[1:]
for folder, _, _ in os.walk(root):
    if os.path.basename(folder) not in ("before", "naive", "hazard"):
        continue
    files = sorted(os.path.join(f, n) for f, _, names in os.walk(folder) for n in names if n.endswith(".swift"))
    data = b"\x00" + b"\x1e".join(open(file, "rb").read() for file in files)
    if len(data) < 4000:
        with open(os.path.join(corpus, hashlib.sha1(data).hexdigest()), "wb") as file:
            file.write(data)
PY
cd "$folder"
# Swift's own handler would keep libFuzzer from seeing a crash.
export SWIFT_BACKTRACE=enable=no
exec ./fuzz-coverage -max_len=6000 -timeout=60 -rss_limit_mb=4096 "$@" corpus

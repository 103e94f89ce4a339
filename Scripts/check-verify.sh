#!/usr/bin/env bash
# Migrates a copy of Tests/Samples/VerifySample, a package that really builds, with 'swift build' as the command of
# --verify: one of its three units does not build when it is migrated, and has to be rolled back.
#
#     check-verify.sh BIN
#
# BIN is the program. Linux only: the package has targets that are called SwiftUI and Combine.
# Exit code: 0 all right, 1 something else was done.
set -euo pipefail
tool=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
top=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -r "$top/Tests/Samples/VerifySample" "$work/sample"
cd "$work/sample"
mkdir StandIns
for module in ObjectiveC Combine CoreGraphics CoreData AppleFoundation AppKit UIKit SwiftUI; do
  cp -r "$top/Tests/Fixtures/StandIns/$module" StandIns/
done
git init --quiet
git config user.name Tester
git config user.email tester@example.org
echo .build > .gitignore
git add --all
git commit --quiet --message "Before"

fail() {
  echo "check-verify: $1"
  exit 1
}

# Runs '--fix' with the rest; says how often the package was built.
migrate() {
  rm -f builds
  echo "\$ migrate-lint --fix --verify 'swift build' $*"
  local code=0
  "$tool" --fix --quiet --exit-zero "$@" --verify 'echo >> .git/builds; swift build' Sources || code=$?
  [ "$code" = 1 ] || fail "exit code $code instead of 1"
  echo "exit code $code, $(wc -l < .git/builds) builds"
  rm .git/builds
  grep -q @Observable Sources/Harbour/Boat.swift || fail "'Boat' stays"
  grep -q @Observable Sources/Harbour/Sled.swift || fail "'Sled' stays"
  ! grep -q @Observable Sources/Harbour/Kite.swift || fail "'Kite' is migrated, and does not build"
  swift build > said 2>&1 || fail "what is left does not build: $(cat said)"
  rm said
}

migrate
"$tool" undo
[ -z "$(git status --porcelain)" ] || fail "undo leaves something"
migrate --bisect
"$tool" undo
migrate --commit
git log --format='%h %s' --name-only
[ -z "$(git status --porcelain)" ] || fail "something is not committed"
[ "$(git rev-list --count HEAD)" = 3 ] || fail "not one commit for each unit"

echo "\$ migrate-lint --fix --verify 'swift build', where it does not build before"
git reset --quiet --hard HEAD~2
echo 'let broken: Int = ""' > Sources/Harbour/Broken.swift
git add --all
git commit --quiet --message "Broken"
code=0
"$tool" --fix --quiet --exit-zero --verify 'swift build' Sources || code=$?
[ "$code" = 2 ] || fail "exit code $code instead of 2"
[ -z "$(git status --porcelain)" ] || fail "something was written"

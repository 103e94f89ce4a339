#!/usr/bin/env bash
# Builds a copy of Tests/Samples/PluginSample with the plugins of this checkout, runs each of them and
# looks at what they say.
#
#     check-plugins.sh [OPTION OF SWIFT…]
#
# Options are handed to swift, such as --disable-sandbox inside of a sandbox.
# Exit code: 0 all right, 1 a plugin does something else.
set -euo pipefail
top=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/Tests/Samples"
# The sample names its dependency by '../../..': what lies there are the sources of this checkout.
cp -r "$top/Package.swift" "$top/Sources" "$top/Plugins" "$work/"
mkdir -p "$work/Tests/MigrateLintTests"
echo '' > "$work/Tests/MigrateLintTests/Empty.swift"
rm -rf "$top/Tests/Samples/PluginSample/.build"
cp -r "$top/Tests/Samples/PluginSample" "$work/Tests/Samples/"
cd "$work/Tests/Samples/PluginSample"
git init --quiet
git config user.name Tester
git config user.email tester@example.org
echo .build > .gitignore
git add --all
git commit --quiet --message "Before"

expect() {
  if ! grep -qF -- "$1" "$work/said"; then
    printf 'check-plugins: %s: no "%s" in:\n' "$2" "$1"
    cat "$work/said"
    exit 1
  fi
}

swift build "$@" > "$work/said" 2>&1 || { cat "$work/said"; exit 1; }
expect "Timetable.swift:9:5: warning: '@StateObject' on 'timetable' becomes" "the plugin of the build"
expect "[observable-object-class]" "the plugin of the build"
# Here: the package manager links the tool once more in the second build, and so it is the third that counts.
swift build "$@" > "$work/said" 2>&1
swift build "$@" > "$work/said" 2>&1
if grep -qF "warning: '@StateObject'" "$work/said"; then
  echo "check-plugins: nothing has changed, and the plugin of the build runs again"
  exit 1
fi
touch Sources/Ferry/Timetable.swift
swift build "$@" > "$work/said" 2>&1
expect "warning: '@StateObject'" "the plugin of the build, again"

if swift package "$@" migrate-lint --format concise > "$work/said" 2>&1; then
  echo "check-plugins: findings leave the exit code 0"
  exit 1
fi
expect "[state-object]" "migrate-lint"
swift package "$@" migrate-lint status > "$work/said" 2>&1
expect "0 of 1 model migrated" "migrate-lint status"
if swift package "$@" migrate-lint --fix > "$work/said" 2>&1; then
  echo "check-plugins: 'migrate-lint --fix' needs no permission"
  exit 1
fi
expect "migrate-lint-fix" "migrate-lint --fix"

if swift package "$@" migrate-lint-fix < /dev/null > "$work/said" 2>&1; then
  echo "check-plugins: migrate-lint-fix needs no permission"
  exit 1
fi
expect "--allow-writing-to-package-directory" "migrate-lint-fix"
git diff --quiet
swift package "$@" --allow-writing-to-package-directory migrate-lint-fix > "$work/said" 2>&1 ||
  { cat "$work/said"; exit 1; }
if ! grep -qF '@Observable' Sources/Ferry/Timetable.swift; then
  echo "check-plugins: migrate-lint-fix migrates nothing"
  cat "$work/said"
  exit 1
fi
swift package "$@" --allow-writing-to-package-directory migrate-lint-fix undo > "$work/said" 2>&1
git diff --quiet
echo "check-plugins: all three plugins do what they should"

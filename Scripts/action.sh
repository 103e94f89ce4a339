#!/usr/bin/env bash
# The steps of action.yml. They are told what to do by variables, since GitHub would put inputs into the
# text of a script as they are.
#
#     action.sh key    sums up the sources, for the cache; ACTION_PATH
#     action.sh get    builds or downloads; VERSION, ACTION_PATH, BUILD, and RELEASES for another place
#     action.sh run    writes SARIF; ARGUMENTS, OUTPUT, BUILD
#
# 'run' itself ends with 0 and writes the exit code of the tool to GITHUB_OUTPUT.
set -euo pipefail

key() {
  cd "$ACTION_PATH"
  local sum
  sum=$(find Package.swift Sources -type f | LC_ALL=C sort | tr '\n' '\0' | xargs -0 cat | cksum)
  echo "key=${sum// /-}" >> "$GITHUB_OUTPUT"
}

get() {
  mkdir -p "$BUILD/bin"
  if [ "$VERSION" = source ]; then
    swift build --configuration release --product migrate-lint \
      --package-path "$ACTION_PATH" --scratch-path "$BUILD/scratch"
    ln -sf "$BUILD/scratch/release/migrate-lint" "$BUILD/bin/migrate-lint"
    return
  fi
  case $VERSION in
    *[!0-9A-Za-z.-]*) echo "'$VERSION' is no version" >&2; exit 2 ;;
  esac
  local system name from
  case $(uname -s) in
    Linux) system=linux-$(uname -m) ;;
    Darwin) system=macos-universal ;;
    *) echo "there is no release for $(uname -s); use 'version: source'" >&2; exit 2 ;;
  esac
  name=migrate-lint-$VERSION-$system.tar.gz
  from=${RELEASES:-https://github.com/migrate-lint/migrate-lint/releases/download}/$VERSION
  cd "$BUILD"
  curl --fail --silent --show-error --location --remote-name "$from/$name"
  curl --fail --silent --show-error --location --remote-name "$from/SHA256SUMS"
  # Here: a release that lists no sum for the file is refused, too.
  grep -F "  $name" SHA256SUMS > sum
  if command -v sha256sum > /dev/null; then
    sha256sum --check sum
  else
    shasum --algorithm 256 --check sum
  fi
  tar -xzf "$name" -C bin ./migrate-lint
}

run() {
  local words=() code=0
  # Here: no patterns, so that '*' reaches the tool.
  set -f
  # shellcheck disable=SC2206
  words=($ARGUMENTS)
  set +f
  "$BUILD/bin/migrate-lint" lint ${words[@]+"${words[@]}"} --format sarif --output "$OUTPUT" || code=$?
  echo "exit-code=$code" >> "$GITHUB_OUTPUT"
  echo "sarif=$PWD/$OUTPUT" >> "$GITHUB_OUTPUT"
}

case ${1:-} in
  key) key ;;
  get) get ;;
  run) run ;;
  *) echo "usage: action.sh key|get|run" >&2; exit 2 ;;
esac

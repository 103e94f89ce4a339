#!/usr/bin/env bash
# Makes what a release consists of in a folder: binaries, an artifact bundle for plugins, checksums.
#
#     release.sh [--output FOLDER] [--only TARGET]
#
# TARGET is one of
#     linux-x86_64, linux-aarch64   static: nothing at all is needed to run it, and it starts in half the
#                                   time; without the static Linux SDK only on a machine of that kind
#     macos-universal               on macOS only; arm64 and x86_64 in one file
# By default it is every target that this machine can make. Each becomes
# migrate-lint-VERSION-TARGET.tar.gz with the program, the man page and the completions. The bundle
# migrate-lint-VERSION.artifactbundle.zip holds the programs that were made; a release that is whole is
# made on several machines: put their '.tar.gz' into FOLDER and say '--only bundle'.
# Exit code: 0 made, 1 a target could not be made, 2 wrong usage.
set -euo pipefail
top=$(cd "$(dirname "$0")/.." && pwd)
output=$top/.build/release-files
only=
while [ $# -gt 0 ]; do
  case $1 in
    --output) output=${2:?}; shift 2 ;;
    --only) only=${2:?}; shift 2 ;;
    *) sed -n '2,/^set/p' "$0" | sed '$d; s/^# \{0,1\}//' >&2; exit 2 ;;
  esac
done
mkdir -p "$output"
output=$(cd "$output" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
version=$(sed -n 's/.*static let version = "\(.*\)"/\1/p' "$top/Sources/MigrateLint/Report/ToolIdentity.swift")

build() { # ARGUMENTS OF SWIFT BUILD: prints where the program lies
  swift build --package-path "$top" --configuration release --product migrate-lint "$@" >&2
  echo "$(swift build --package-path "$top" --configuration release --show-bin-path "$@")/migrate-lint"
}

has_static_sdk() { swift sdk list 2> /dev/null | grep -q static-linux; }

make_linux() { # ARCHITECTURE
  if has_static_sdk; then
    build --swift-sdk "$1-swift-linux-musl" --scratch-path "$top/.build/release-$1"
  elif [ "$(uname -sm)" = "Linux $1" ]; then
    build --static-swift-stdlib -Xswiftc -static-executable --scratch-path "$top/.build/release-$1"
  else
    echo "linux-$1 needs the static Linux SDK here ('swift sdk install'), or such a machine" >&2
    return 1
  fi
}

make_macos() {
  if [ "$(uname -s)" != Darwin ]; then
    echo "macos-universal is made on macOS" >&2
    return 1
  fi
  build --arch arm64 --arch x86_64 --scratch-path "$top/.build/release-macos"
}

pack() { # TARGET PROGRAM
  local folder=$work/$1
  mkdir -p "$folder/completions"
  cp "$2" "$folder/migrate-lint"
  case $1 in linux-*) strip "$folder/migrate-lint" 2> /dev/null || true ;; esac
  cp "$top/docs/migrate-lint.1" "$folder/"
  # The binary of another machine cannot say it; the text is the same everywhere.
  for shell in bash zsh fish; do
    "$native" completions "$shell" > "$folder/completions/migrate-lint.$shell"
  done
  tar -czf "$output/migrate-lint-$version-$1.tar.gz" -C "$folder" .
  echo "made migrate-lint-$version-$1.tar.gz"
}

triples() { # TARGET
  case $1 in
    linux-*) echo "\"${1#linux-}-unknown-linux-gnu\"" ;;
    macos-universal) echo '"arm64-apple-macosx", "x86_64-apple-macosx"' ;;
  esac
}

bundle() {
  local root=$work/migrate-lint.artifactbundle variants= archive target
  mkdir -p "$root"
  for archive in "$output/migrate-lint-$version-"*.tar.gz; do
    [ -f "$archive" ] || continue
    target=${archive##*"migrate-lint-$version-"}
    target=${target%.tar.gz}
    mkdir -p "$root/$target"
    tar -xzf "$archive" -C "$root/$target" ./migrate-lint
    variants+="${variants:+,}
        {\"path\": \"$target/migrate-lint\", \"supportedTriples\": [$(triples "$target")]}"
  done
  cat > "$root/info.json" <<JSON
{
  "schemaVersion": "1.0",
  "artifacts": {
    "migrate-lint": {
      "type": "executable",
      "version": "$version",
      "variants": [$variants
      ]
    }
  }
}
JSON
  python3 - "$work" "$output/migrate-lint-$version.artifactbundle.zip" <<'PY'
import pathlib, sys, zipfile
work, target = pathlib.Path(sys.argv[1]), sys.argv[2]
with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
    for path in sorted((work / "migrate-lint.artifactbundle").rglob("*")):
        if path.is_file():
            # One date for all, so that the same programs make the same bundle.
            entry = zipfile.ZipInfo(str(path.relative_to(work)), (2020, 1, 1, 0, 0, 0))
            entry.external_attr = (0o755 if path.name == "migrate-lint" else 0o644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes())
PY
  echo "made migrate-lint-$version.artifactbundle.zip"
}

sums() {
  cd "$output"
  if command -v sha256sum > /dev/null; then sha256sum -- *.tar.gz *.zip; else shasum -a 256 -- *.tar.gz *.zip; fi > SHA256SUMS
  cat SHA256SUMS
}

case ${only:-all} in
  all)
    targets=()
    for architecture in x86_64 aarch64; do
      if has_static_sdk || [ "$(uname -sm)" = "Linux $architecture" ]; then
        targets+=("linux-$architecture")
      fi
    done
    if [ "$(uname -s)" = Darwin ]; then targets+=(macos-universal); fi
    ;;
  bundle) targets=() ;;
  linux-x86_64 | linux-aarch64 | macos-universal) targets=("$only") ;;
  *) echo "there is no target '$only'" >&2; exit 2 ;;
esac

# What this machine itself runs writes the completions.
native=
for target in ${targets[@]+"${targets[@]}"}; do
  case $target in
    linux-*) program=$(make_linux "${target#linux-}") ;;
    *) program=$(make_macos) ;;
  esac
  if [ -z "$native" ]; then
    native=$program
    if ! "$program" --version > /dev/null 2>&1; then
      native=$(build --scratch-path "$top/.build/release-native")
    fi
  fi
  pack "$target" "$program"
done
bundle
sums

#!/usr/bin/env bash
# Measures migrate-lint beside ripgrep, swift-syntax, ast-grep and swift-format; `--help` says how.
# Exit code: 0 if no target is missed, 1 if one is, 2 if it could not run.
set -euo pipefail
exec python3 "$(dirname "$0")/measure.py" "$@"

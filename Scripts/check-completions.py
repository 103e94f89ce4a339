#!/usr/bin/env python3
"""Loads the completions of bash, zsh and fish in these shells and asks for some.

    check-completions.py [--tool BIN] [SHELL…]

BIN defaults to the debug build of this checkout, SHELL to all three. Each shell is asked for the
words that fit a command line; these must be among them, and others must not.
Exit code: 0 all right, 1 a shell offers something else, 2 a shell or the tool is not there.
"""
import argparse
import os
import pathlib
import pty
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time

TOP = pathlib.Path(__file__).resolve().parent.parent
# The line as it is typed, words that are offered, words that are not.
CASES = [
    ("migrate-lint sta", ["status"], ["lint"]),
    ("migrate-lint ", ["lint", "status", "completions", "explain"], []),
    ("migrate-lint --verify", ["--verify", "--verify-timeout"], ["--fix"]),
    ("migrate-lint --format s", ["sarif"], ["json"]),
    ("migrate-lint --format=s", ["sarif"], ["json"]),
    ("migrate-lint status --f", ["--format", "--fail-under"], ["--fix", "--fail-on"]),
    ("migrate-lint status --format ", ["text", "json"], ["sarif"]),
    ("migrate-lint --select state-obj", ["state-object"], ["observed-object"]),
    ("migrate-lint --select state-object,owner", ["ownership"], ["migration"]),
    ("migrate-lint --baseline Kno", ["Known.json"], []),
    ("migrate-lint lint App", ["AppViews"], []),
    ("migrate-lint explain observed-", ["observed-object"], ["state-object"]),
    ("migrate-lint dump out", ["outline"], ["tokens"]),
    ("migrate-lint dump outline Kn", ["Known.json"], []),
    ("migrate-lint completions f", ["fish"], ["zsh"]),
    ("migrate-lint help reco", ["recover"], ["lint"]),
    ("migrate-lint --color=al", ["always"], ["never"]),
]


def in_bash(script, line, folder):
    program = r"""
source "$1"
COMP_LINE=$2; COMP_POINT=${#2}
# The words as readline cuts them, with '=' as a word of its own.
text=${2//=/ = }
read -r -a COMP_WORDS <<< "$text"
case $2 in *[\ =]) COMP_WORDS+=('') ;; esac
case $2 in *=) unset 'COMP_WORDS[${#COMP_WORDS[@]}-1]' ;; esac
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
_migrate_lint
printf '%s\n' "${COMPREPLY[@]}"
"""
    run = subprocess.run(["bash", "--norc", "-c", program, "bash", script, line], cwd=folder,
                         capture_output=True, text=True, check=False)
    return run.stdout + run.stderr


def in_fish(script, line, folder):
    run = subprocess.run(
        ["fish", "--no-config", "-c", "source $argv[1]; complete -C $argv[2]", script, line],
        cwd=folder, capture_output=True, text=True, check=False)
    # Here: behind a tab stands what a word means.
    return re.sub(r"(?m)\t.*$", "", run.stdout) + run.stderr


def in_zsh(script, line, folder):
    """Types the line into a shell with a terminal, and keeps what is handed to its 'compadd'."""
    kept = pathlib.Path(folder) / "kept.txt"
    kept.write_text("")
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(folder)
        os.environ.update(TERM="dumb", PS1="READY> ", COLUMNS="400", LINES="400")
        os.execvp("zsh", ["zsh", "-f", "-i"])

    def say(text, mark):
        os.write(terminal, text.encode())
        shown, end = b"", time.monotonic() + 30
        while mark not in shown and time.monotonic() < end:
            if select.select([terminal], [], [], 0.1)[0]:
                try:
                    shown += os.read(terminal, 65536)
                except OSError:
                    break
        return shown.decode(errors="replace")

    setup = pathlib.Path(folder) / "setup.zsh"
    functions = pathlib.Path(folder) / "functions"
    functions.mkdir(exist_ok=True)
    shutil.copy(script, functions / "_migrate-lint")
    setup.write_text(ZSH_SETUP.replace("FUNCTIONS", str(functions)).replace("KEPT", str(kept)))
    shown = say(f"source {setup}\n", b"LOADED") + say(line + "\x18", b"ASKED")
    os.close(terminal)
    os.waitpid(child, 0)
    return kept.read_text() + (" error" if "command not found" in shown else "")


ZSH_SETUP = r"""
stty -echo
fpath=(FUNCTIONS $fpath)
autoload -Uz compinit
compinit -u -D
compadd() {
  if [[ " ${@[1,(i)(-|--)]}" == *\ -[a-zA-Z]#[OAD]\ * ]]; then builtin compadd "$@"; return; fi
  local -a hits
  builtin compadd -A hits "$@"
  print -l -- $hits >> KEPT
  builtin compadd "$@"
}
setopt extended_glob
ask() { zle list-choices; print ASKED }
zle -N ask
bindkey '^X' ask
print LOA''DED
"""

ASK = {"bash": in_bash, "zsh": in_zsh, "fish": in_fish}


def offered(text):
    return set(re.findall(r"[A-Za-z0-9.-]+", text.replace("--format=", "--format= ")
                          .replace("--color=", "--color= ").replace(",", " ")))


def check(shell, tool, folder):
    script = folder / f"completions.{shell}"
    run = subprocess.run([tool, "completions", shell], capture_output=True, check=True)
    script.write_bytes(run.stdout)
    faults = 0
    for line, expected, unwanted in CASES:
        text = ASK[shell](str(script), line, folder)
        words = offered(text)
        missing = [word for word in expected if word not in words]
        extra = [word for word in unwanted if word in words]
        if missing or extra or "error" in words:
            faults += 1
            print(f"{shell}: '{line}': missing {missing}, not wanted {extra}\n{text}")
    print(f"{shell}: {len(CASES) - faults} of {len(CASES)} lines complete as they should")
    return faults


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", default=str(TOP / ".build/debug/migrate-lint"))
    parser.add_argument("shells", nargs="*", default=list(ASK), metavar="SHELL")
    options = parser.parse_args()
    tool = pathlib.Path(options.tool).resolve()
    missing = [name for name in options.shells if name not in ASK or not shutil.which(name)]
    if missing or not tool.is_file():
        print(f"check-completions: not there: {', '.join(missing) or tool}", file=sys.stderr)
        return 2
    faults = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "Known.json").write_text("{}\n")
        (folder / "AppViews").mkdir()
        link = folder / "bin"
        link.mkdir()
        (link / "migrate-lint").symlink_to(tool)
        os.environ["PATH"] = f"{link}:{os.environ['PATH']}"
        for shell in options.shells:
            faults += check(shell, tool, folder)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

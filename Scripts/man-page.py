#!/usr/bin/env python3
"""Writes docs/migrate-lint.1, the man page, from what the tool's help says.

    man-page.py [--tool BIN] [--output FILE] [--check]

Asks BIN (default: the debug build of this checkout) for its version and for the help of each
command. The same tool gives the same page, byte for byte. With --check nothing is written.
Exit code: 0 written or up to date, 1 with --check if the page is out of date, 2 could not run.
"""
import re
import sys
import textwrap

from pages import CannotRun, ask, main

# Where the second column of a table in the help starts.
COLUMN = 34
# When the text around the help was last changed; the page must not depend on today.
DATE = "2026-11-23"
FILES = [
    (".migrate-lint.json", "The configuration of a folder and of all below it; JSON with comments."),
    (".migrate-lint/", "What --fix is about to do, and what undo needs; git ignores it."),
    ("~/.cache/migrate-lint/",
     "Runs that are told again where nothing has changed, the last 48 of them; on macOS"
     " ~/Library/Caches/migrate-lint/. It may be removed at any time."),
]
ENVIRONMENT = [
    ("NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE, TERM",
     "Whether the text format is coloured, if --color does not say it."),
    ("XCODE_VERSION_ACTUAL", "Set by Xcode: the format is xcode, and it says which @State is judged."),
    ("GITHUB_ACTIONS", "Where it is true, the format is github."),
    ("XDG_CACHE_HOME", "The folder of caches that migrate-lint/ is made in, instead of ~/.cache."),
]


def escaped(text):
    """Text as roff takes it: '-' is what is typed, not a hyphen, and no line is a request."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq")
    text = text.replace("…", "...").replace("^", "\\(ha").replace("~", "\\(ti").replace("`", "\\(ga")
    return re.sub(r"(?m)^([.])", r"\\&\1", text)


def sections(help_text):
    """The parts of a help by their titles; the text in front has the title ''."""
    parts, title = {"": []}, ""
    for line in help_text.splitlines():
        if re.fullmatch(r"[A-Z][A-Z ]+", line):
            title = line
            parts[title] = []
        else:
            parts[title].append(line)
    return parts


def rows(lines):
    """The rows of a table of two columns."""
    found = []
    for line in lines:
        if not line.strip():
            continue
        name, text = line[:COLUMN].strip(), line[COLUMN:].strip()
        if name and len(line) > COLUMN and line[COLUMN - 1] != " ":
            name, text = line.strip(), ""
        if name:
            found.append([name, [text] if text else []])
        elif found:
            found[-1][1].append(text)
        else:
            raise CannotRun(f"not a row: '{line}'")
    return [(name, " ".join(texts)) for name, texts in found]


def wrapped(text):
    lines = textwrap.wrap(text, 66, break_long_words=False, break_on_hyphens=False)
    return escaped("\n".join(lines)) + "\n"


def tagged(found):
    return "".join(f".TP\n\\fB{escaped(name)}\\fR\n{wrapped(text)}" for name, text in found)


def is_set(line):
    """Whether a line's blanks mean something."""
    return re.search(r"\S {2,}\S", line)


def command_part(name, summary, usage):
    text = f".SS {name}\n{wrapped(summary + '.')}.PP\n.nf\n"
    # Here: what is told about a command stands between its usage and its options.
    told = [line for line in usage if not line.startswith("  ")]
    text += "".join(
        f"\\fB{escaped(line.strip())}\\fR\n" for line in usage if line.startswith("  "))
    text += ".fi\n"
    prose = " ".join(line for line in told if line and not is_set(line))
    table = [escaped(line) for line in told if is_set(line)]
    if prose:
        text += ".PP\n" + wrapped(prose)
    if table:
        text += ".PP\n.nf\n" + "\n".join(table) + "\n.fi\n"
    return text


def page(tool):
    version = ask(tool, "--version").split()[-1]
    program = sections(ask(tool, "--help"))
    commands = rows(program["COMMANDS"])
    helps = {name: sections(ask(tool, "help", name)) for name, _ in commands}
    parts = [
        '.\\" Written by Scripts/man-page.py from what the help says.\n',
        f'.TH MIGRATE\\-LINT 1 {DATE} "migrate\\-lint {version}" "User Commands"\n',
        ".SH NAME\nmigrate\\-lint \\- move SwiftUI code from ObservableObject to @Observable\n",
        ".SH SYNOPSIS\n.nf\n",
        "".join(f"\\fB{escaped(line.strip())}\\fR\n" for line in program["USAGE"] if line.strip()),
        ".fi\n.SH DESCRIPTION\n",
        wrapped(" ".join(line for line in program[""] if line)),
        ".SH COMMANDS\n",
    ]
    for name, summary in commands:
        parts.append(command_part(name, summary, helps[name]["USAGE"]))
    parts.append(".SH OPTIONS\n")
    told = {}
    for name, _ in commands:
        for option, text in rows(helps[name].get("OPTIONS", [])):
            told.setdefault(option, (text, []))[1].append(name)
    everywhere = len(commands) - 1
    entries = []
    for option, (text, names) in told.items():
        of = "" if names == ["lint"] or len(names) >= everywhere else f" Of {', '.join(names)}."
        entries.append((option, text.rstrip(".") + "." + of))
    parts.append(tagged(entries))
    parts.append(".SH EXIT STATUS\n")
    for line in program["EXIT CODES"]:
        if line.strip():
            code, text = line.split(maxsplit=1)
            parts.append(tagged([(code, text)]))
    parts.append(".SH ENVIRONMENT\n" + tagged(ENVIRONMENT))
    parts.append(".SH FILES\n" + tagged(FILES))
    parts.append(".SH EXAMPLES\n.nf\n")
    parts.append("".join(escaped(line.strip()) + "\n" for line in program["EXAMPLES"] if line.strip()))
    parts.append(".fi\n.SH SEE ALSO\n.BR git (1),\n.BR swift (1)\n")
    return "".join(parts)


if __name__ == "__main__":
    sys.exit(main("man-page", __doc__, "docs/migrate-lint.1", page))

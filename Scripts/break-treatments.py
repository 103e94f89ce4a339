#!/usr/bin/env python3
"""break-treatments.py [--work DIR] [--output FILE] [NAME...] : shows that the tests notice broken treatments.

A copy of the checkout gets a switch for each entry of `broken-treatments.txt`: where the environment variable
MIGRATE_LINT_BREAK names the entry, its treatment is left out or done wrongly. HazardTests run once as the code is,
for what fails already, and once for each entry; then at least one case of the entry's row has to fail that did
not fail before. Prints a page with a table. Exit code 1 if a break goes unnoticed or the place to break is not
there any more, 2 if the copy does not build or a broken treatment stops the tests early.

--work DIR keeps the copy, so that the next run builds less; NAME... leaves out all other entries."""
import argparse
import collections
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIST = ROOT / "Scripts/broken-treatments.txt"
HAZARDS = ROOT / "Tests/Fixtures/hazards"
SOURCES = "Sources/MigrateLint/"
COPIED = ["Package.swift", "Sources", "Tests", "docs"]
BUILD = ["--configuration", "release", "-Xswiftc", "-enable-testing"]  # Builds longer, but tests ten times as fast.
TESTS = ["--skip-build", "--filter", "MigrateLintTests.HazardTests"]
FAILURE = re.compile(r"recorded an issue .*? hazards/(([A-Z]\d+)-\S+)")
SWITCH = """\
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

private let brokenEntry = unsafe getenv("MIGRATE_LINT_BREAK").map { unsafe String(cString: $0) } ?? ""

/// Whether a treatment of the hazard catalogue is to be broken in this run.
func isBroken(_ entry: String) -> Bool { entry == brokenEntry }
"""
PAGE = """\
# Broken treatments

For each row of the hazard catalogue that stands here its treatment was left out or done wrongly, one at a time,
and the tests of the catalogue (`HazardTests`) were run. A break is noticed when a case of its own row fails that
does not fail otherwise; *others* are cases of other rows that fail as well. `Scripts/broken-treatments.txt` says
what was changed in the code.

```
python3 Scripts/break-treatments.py%s
```

%s

| row | grade | what is broken | where | cases of the row | others | one of them |
| --- | --- | --- | --- | --: | --: | --- |
%s
"""

Entry = collections.namedtuple("Entry", "name row path what old new")


def read_entries():
    result = []
    for paragraph in re.split(r"\n{2,}", LIST.read_text(encoding="utf-8").strip()):
        lines = [line for line in paragraph.split("\n") if not line.startswith("#")]
        if not lines:
            continue
        head = re.fullmatch(r"(([A-Z]\d+)[a-z]?) (\S+): (.+)", lines[0])
        if not head or {line[:2].strip() for line in lines[1:]} != {"-", "+"}:
            sys.exit("an entry is a row, a file, what is broken, and lines with - and +: " + lines[0])
        name, row, path, what = head.groups()
        old, new = ("\n".join(line[2:] for line in lines[1:] if line[0] == sign) for sign in "-+")
        new = re.sub(r"\bisBroken\b", 'isBroken("%s")' % name, new)
        result.append(Entry(name, row, path, what, old, new))
    return result


def broken_checkout(entries):
    """The files of the copy, by path. All switches are in it: it is built only once."""
    files = {}
    for name in COPIED:
        for path in [ROOT / name, *(ROOT / name).rglob("*")]:
            if path.is_file():
                files[str(path.relative_to(ROOT))] = path.read_bytes()
    files[SOURCES + "Source/BrokenEntry.swift"] = SWITCH.encode()
    for entry in entries:
        path = SOURCES + entry.path + ".swift"
        text = files.get(path, b"").decode()
        if text.count(entry.old) != 1:
            sys.exit("%s: %s has this %d times:\n%s" % (entry.name, path, text.count(entry.old), entry.old))
        files[path] = text.replace(entry.old, entry.new).encode()
    return files


def write(folder, files):
    """Leaves alone what is there already, so that no more than needed is built."""
    for name in COPIED:
        for path in (folder / name).rglob("*"):
            if path.is_file() and str(path.relative_to(folder)) not in files:
                path.unlink()
    for name, content in files.items():
        path = folder / name
        if not path.is_file() or path.read_bytes() != content:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)


def swift(folder, *arguments, broken=""):
    return subprocess.run(
        ["swift", *arguments], cwd=folder, env=dict(os.environ, MIGRATE_LINT_BREAK=broken),
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")


def failing_cases(folder, broken=""):
    """The cases that fail, as (case, row), with one treatment broken or none."""
    output = swift(folder, "test", *BUILD, *TESTS, broken=broken).stdout
    if not re.search(r"Test run with \d+ tests", output):
        print("the tests stopped early, with %s broken:\n%s" % (broken or "nothing", output[-2000:]), file=sys.stderr)
        sys.exit(2)
    return set(FAILURE.findall(output))


def grade(case):
    return (HAZARDS / case / "hazard").read_text(encoding="utf-8").split()[0]


def table_line(entry, own, others):
    grades = ", ".join(sorted({grade(case) for case in own}))
    example = own[0].split("-", 1)[1].replace("-", " ") if own else ""
    return "| %s | %s | %s | %s | %s | %d | %s |" % (
        entry.name, grades, entry.what, entry.path, len(own) or "**none**", others, example)


def summary(entries, noticed, base):
    rows = collections.defaultdict(set)
    for entry, own in noticed.items():
        for case in own:
            rows[grade(case)].add(entry.row)
    unnoticed = [entry.name for entry in entries if not noticed[entry]]
    return "\n".join([
        "Treatments broken: %d, of %d rows. Noticed: %d." % (
            len(entries), len({entry.row for entry in entries}), len(entries) - len(unnoticed)),
        "By the grade of the cases that fail: %s." % ", ".join(
            "%s %d rows" % (name, len(rows[name])) for name in sorted(rows)),
        "Unnoticed: %s." % (", ".join(unnoticed) or "none"),
        "Cases that fail as the code is: %s." % (", ".join(sorted(case for case, _ in base)) or "none"),
    ])


def run(folder, entries, names):
    write(folder, broken_checkout(entries))
    built = swift(folder, "build", "--build-tests", *BUILD)
    if built.returncode:
        print(built.stdout[-4000:], file=sys.stderr)
        sys.exit(2)
    chosen = [entry for entry in entries if not names or entry.name in names]
    base = failing_cases(folder)
    lines, noticed = [], {}
    for entry in chosen:
        failing = failing_cases(folder, entry.name) - base
        noticed[entry] = sorted(case for case, row in failing if row == entry.row)
        lines.append(table_line(entry, noticed[entry], len(failing) - len(noticed[entry])))
        print(lines[-1], file=sys.stderr, flush=True)
    page = PAGE % ("".join(" " + name for name in names), summary(chosen, noticed, base), "\n".join(lines))
    return page, all(noticed.values())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", metavar="DIR", type=pathlib.Path, help="where to keep the copy")
    parser.add_argument("--output", metavar="FILE", type=pathlib.Path, help="a file for the page")
    parser.add_argument("names", nargs="*", metavar="NAME")
    options = parser.parse_args()
    entries = read_entries()
    unknown = set(options.names) - {entry.name for entry in entries}
    if unknown:
        parser.error("nothing to break for " + ", ".join(sorted(unknown)))
    with tempfile.TemporaryDirectory(prefix="broken-treatments-") as folder:
        page, is_noticed = run(options.work or pathlib.Path(folder), entries, options.names)
    if options.output:
        options.output.write_text(page, encoding="utf-8")
    else:
        print(page, end="")
    sys.exit(0 if is_noticed else 1)


if __name__ == "__main__":
    main()

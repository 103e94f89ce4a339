#!/usr/bin/env python3
"""lint-trees.py --tool BIN [--fix --corpus CORPUS --output FILE] TREE...

Without --fix: lints whole source trees and checks what must always hold. For each tree: every Swift file that a
plain walk finds is read, the exit code is 0 or 1, standard error is empty, and the output is the same with one
thread, with two, and with the tree's entries named in reverse order. Prints a Markdown table.

With --fix: rewrites two copies of each tree, one with safe fixes and one with unsafe ones too, lets consistency.py of
CORPUS look for what no longer fits together, and looks whether a second run would still change something. Writes
Markdown to FILE: how many models are ready, what keeps the others, and what the copies came to. What stands behind
the line `<!-- by hand -->` in an existing FILE is kept.

Exit code 1 if anything does not hold."""
import argparse
import collections
import filecmp
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

SKIPPED = {".build", "DerivedData", "Pods", "Carthage", "node_modules"}
SYSTEMS = ["--min-os", "ios17,macos14"]
MODES = {"safe": [], "unsafe": ["--unsafe-fixes"]}
STATUSES = ["ready", "unsafe", "blocked", "migrated"]
BY_HAND = "<!-- by hand -->"


def swift_files(tree):
    for folder, folders, files in os.walk(tree):
        folders[:] = [f for f in folders if f not in SKIPPED and not f.startswith(".")]
        for name in files:
            path = os.path.join(folder, name)
            if name.endswith(".swift") and not name.startswith(".") and not os.path.islink(path):
                yield path


def title(tree):
    return os.path.basename(os.path.abspath(tree)).replace("+", "/")


def table(head, lines, numbers=()):
    yield "| " + " | ".join(head) + " |"
    yield "| " + " | ".join("--:" if i in numbers else "---" for i in range(len(head))) + " |"
    for line in lines:
        yield "| " + " | ".join(str(cell).replace("|", "\\|") for cell in line) + " |"
    yield ""


def run(tool, tree, paths, *flags):
    start = time.monotonic()
    done = subprocess.run([tool, "lint", "--format", "json", *flags, *paths], cwd=tree, capture_output=True)
    return done, time.monotonic() - start


def lint(tool, tree):
    """A row of the table, and whether all holds."""
    one, _ = run(tool, tree, ["."], "--jobs", "1")
    two, seconds = run(tool, tree, ["."], "--jobs", "2")
    entries = sorted(e for e in os.listdir(tree) if not e.startswith(".") and os.path.isdir(os.path.join(tree, e)))
    forward, _ = run(tool, tree, entries) if entries else (two, 0)
    backward, _ = run(tool, tree, entries[::-1]) if entries else (two, 0)
    report = json.loads(two.stdout)
    expected = sum(1 for _ in swift_files(tree))
    broken = []
    if one.stdout != two.stdout:
        broken.append("threads change the output")
    if forward.stdout != backward.stdout:
        broken.append("order changes the output")
    if report["summary"]["files"] != expected:
        broken.append("files are missing")
    if two.returncode not in (0, 1) or two.stderr:
        broken.append("it complains: " + two.stderr.decode("utf-8", "replace")[:80])
    return [title(tree), expected, report["summary"]["files"], len(report["models"]), len(report["findings"]),
            f"{seconds:.2f}", two.returncode, "; ".join(broken) or "yes"], not broken


def changed(before, after):
    return sum(not filecmp.cmp(path, os.path.join(after, os.path.relpath(path, before)), shallow=False)
               for path in swift_files(before))


def rewritten(tool, corpus, tree, copy, flags):
    """What a copy came to: models, files, problems, and whether a second run would change it."""
    shutil.copytree(tree, copy, symlinks=True)
    always = [*flags, *SYSTEMS, "--quiet"]
    done = subprocess.run([tool, "--fix", "--allow-dirty", "--allow-no-vcs", *always, "."], cwd=copy,
                          capture_output=True, text=True)
    complaints = [line for line in done.stderr.splitlines() if "defect" in line]
    again = subprocess.run([tool, "--check", *always, "."], cwd=copy, capture_output=True, text=True)
    script = os.path.join(corpus, "consistency.py")
    checked = subprocess.run([sys.executable, script, copy, "--before", tree], cwd=corpus, capture_output=True, text=True)
    found = re.search(r"problems=(\d+)", checked.stdout)
    if done.returncode not in (0, 1) or not found:
        sys.exit(f"{title(tree)} {' '.join(flags)}: {done.stderr[-1000:]}{checked.stdout[-500:]}{checked.stderr[-500:]}")
    after = json.loads(run(tool, copy, ["."], *SYSTEMS)[0].stdout)
    return {"migrated": after["summary"]["models"]["migrated"], "files": changed(tree, copy),
            "problems": int(found.group(1)), "still": again.returncode, "taken back": len(complaints),
            "report": checked.stdout}


def keepers(report):
    """What keeps models that stay: rule → models, and places that keep more than half of all."""
    models = report["models"]
    rules, places = collections.Counter(), collections.Counter()
    for model in models:
        if model["status"] == "blocked":
            rules.update({b["rule"] for b in model["blockers"]})
            places.update({(b["rule"], b["file"], b["line"]) for b in model["blockers"]})
    return rules, [(place, n) for place, n in places.most_common() if 2 * n > len(models)]


def document(version, rows):
    total = collections.Counter()
    for row in rows:
        total.update(row["models"])
    rows_and_sum = [(title(r["tree"]), r["models"]) for r in rows] + [("**all**", total)]
    yield from [
        "# Unmigrated trees", "",
        f"Written by `Scripts/lint-trees.py --fix` with {version}. Public apps that still use `ObservableObject`",
        "are linted and rewritten in copies, once with safe fixes and once with `--unsafe-fixes`, for iOS 17 and",
        "macOS 14. *ready*: safe fixes migrate it; *unsafe*: only `--unsafe-fixes` do; *blocked*: it stays.",
        "", "## How many models are ready", ""]
    yield from table(["tree", "models", *STATUSES, "ready of those to migrate", "with unsafe"], [
        [name, sum(m.values()), *(m[s] for s in STATUSES), percent(m["ready"], m), percent(m["ready"] + m["unsafe"], m)]
        for name, m in rows_and_sum], range(1, 8))
    yield from ["## What the copies came to", "",
                "*problems*: new ones by consistency.py, which knows nothing of the tool. *left*: a second run would",
                "still change something. *taken back*: units that did not prove right in memory, and stayed.", ""]
    yield from table(["tree", "fixes", "models migrated", "files changed", "problems", "left", "taken back"], [
        [title(r["tree"]), mode, r[mode]["migrated"] - r["models"]["migrated"], r[mode]["files"], r[mode]["problems"],
         "yes" if r[mode]["still"] else "no", r[mode]["taken back"]]
        for r in rows for mode in MODES], range(2, 5))
    yield from ["## What keeps the blocked ones", "", "Models by rule; one that several rules keep counts for each.", ""]
    rules = collections.Counter()
    for row in rows:
        rules.update(row["rules"])
    yield from table(["rule", "models", *(title(r["tree"]).split("/")[1] for r in rows)], [
        [f"`{rule}`", n, *(r["rules"][rule] or "" for r in rows)] for rule, n in rules.most_common()],
        range(1, len(rows) + 2))
    alone = [[title(r["tree"]), f"`{rule}`", f"{file}:{line}", n]
             for r in rows for (rule, file, line), n in r["places"]]
    if alone:
        yield from ["Places that keep more than half of the models of their tree:", ""]
        yield from table(["tree", "rule", "place", "models"], alone, (3,))


def percent(part, models):
    whole = sum(models[status] for status in STATUSES if status != "migrated")
    return f"{100 * part / whole:.0f} %" if whole else "–"


def kept(path):
    if not os.path.exists(path):
        return ""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    return text[text.index(BY_HAND):] if BY_HAND in text else ""


def fix_all(options, tool):
    corpus, rows = os.path.abspath(options.corpus), []
    with tempfile.TemporaryDirectory() as scratch:
        folder = os.path.abspath(options.keep) if options.keep else scratch
        for tree in map(os.path.abspath, options.trees):
            report = json.loads(run(tool, tree, ["."], *SYSTEMS)[0].stdout)
            rules, places = keepers(report)
            row = {"tree": tree, "models": collections.Counter(report["summary"]["models"]),
                   "rules": rules, "places": places}
            for mode, flags in MODES.items():
                row[mode] = rewritten(tool, corpus, tree, os.path.join(folder, mode, os.path.basename(tree)), flags)
                print(title(tree), mode, {k: v for k, v in row[mode].items() if k != "report"}, file=sys.stderr)
                if row[mode]["problems"]:
                    print(row[mode]["report"], file=sys.stderr)
            rows.append(row)
    version = subprocess.run([tool, "--version"], capture_output=True, text=True).stdout.strip()
    by_hand = kept(options.output)
    with open(options.output, "w", encoding="utf-8") as file:
        file.write("\n".join(document(version, rows)) + ("\n" + by_hand if by_hand else ""))
    return not any(row[mode]["problems"] or row[mode]["still"] for row in rows for mode in MODES)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--fix", action="store_true", help="rewrite copies instead of linting alone")
    parser.add_argument("--corpus", help="the folder of consistency.py")
    parser.add_argument("--output", default="docs/evaluation/unmigrated-trees.md")
    parser.add_argument("--keep", help="a folder for the rewritten copies; else they are thrown away")
    parser.add_argument("trees", nargs="+")
    options = parser.parse_args()
    tool = os.path.abspath(options.tool)
    if options.fix:
        if not options.corpus:
            parser.error("--fix needs --corpus")
        return 0 if fix_all(options, tool) else 1
    rows = [lint(tool, tree) for tree in options.trees]
    print("\n".join(table(["tree", "files", "read", "models", "findings", "seconds", "exit", "holds"],
                          [row for row, _ in rows], range(1, 7))), end="")
    return 0 if all(holds for _, holds in rows) else 1


if __name__ == "__main__":
    sys.exit(main())

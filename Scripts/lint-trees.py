#!/usr/bin/env python3
"""lint-trees.py --tool BIN TREE... : lints whole source trees and checks what must always hold.

For each tree: every Swift file that a plain walk finds is read, the exit code is 0 or 1, standard error is
empty, and the output is the same with one thread, with two, and with the tree's entries named in reverse
order. Prints a Markdown table; exit code 1 if anything does not hold."""
import argparse
import json
import os
import subprocess
import sys
import time

SKIPPED = {".build", "DerivedData", "Pods", "Carthage", "node_modules"}


def swift_files(tree):
    count = 0
    for folder, folders, files in os.walk(tree):
        folders[:] = [f for f in folders if f not in SKIPPED and not f.startswith(".")]
        for name in files:
            path = os.path.join(folder, name)
            if name.endswith(".swift") and not name.startswith(".") and not os.path.islink(path):
                count += 1
    return count


def run(tool, tree, paths, *flags):
    start = time.monotonic()
    done = subprocess.run([tool, "lint", "--format", "json", *flags, *paths], cwd=tree, capture_output=True)
    return done, time.monotonic() - start


def findings(output):
    return [(f["file"], f["line"], f["column"], f["rule"], f["message"]) for f in json.loads(output)["findings"]]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tool", required=True)
    parser.add_argument("trees", nargs="+")
    options = parser.parse_args()
    tool = os.path.abspath(options.tool)
    failed = False
    print("| tree | files | read | models | findings | seconds | exit | holds |")
    print("| --- | --: | --: | --: | --: | --: | --: | --- |")
    for tree in options.trees:
        one, _ = run(tool, tree, ["."], "--jobs", "1")
        two, seconds = run(tool, tree, ["."], "--jobs", "2")
        entries = sorted(e for e in os.listdir(tree) if not e.startswith(".") and os.path.isdir(os.path.join(tree, e)))
        forward, _ = run(tool, tree, entries) if entries else (two, 0)
        backward, _ = run(tool, tree, entries[::-1]) if entries else (two, 0)
        report = json.loads(two.stdout)
        expected = swift_files(tree)
        broken = []
        if one.stdout != two.stdout:
            broken.append("threads change the output")
        if forward.stdout != backward.stdout:
            broken.append("order changes the output")
        if report["summary"]["files"] != expected:
            broken.append("files are missing")
        if two.returncode not in (0, 1) or two.stderr:
            broken.append("it complains: " + two.stderr.decode("utf-8", "replace")[:80])
        failed |= bool(broken)
        name = os.path.basename(os.path.abspath(tree)).replace("+", "/")
        print("| %s | %d | %d | %d | %d | %.2f | %d | %s |" % (
            name, expected, report["summary"]["files"], len(report["models"]), len(report["findings"]), seconds,
            two.returncode, "; ".join(broken) or "yes"))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Prints which functions of a build run the most instructions in a whole lint, as a table in Markdown.

    Benchmarks/top-ten.py BIN [FOLDER]

Without a folder it is the tree of 1 MB that CI counts. Instructions are those of the functions
themselves, without what they call. The table is for the part of docs/performance.md that is kept.
"""

import argparse
import importlib
import os
import pathlib
import sys
import tempfile

from bench import counting, report
from bench.synthetic import make_tree
from bench.trees import swift_files

gate = importlib.import_module("instruction-gate")


def shown(name):
    short = name if len(name) <= 90 else name[:87] + "..."
    return "`" + short.replace("|", "\\|").replace("`", "'") + "`"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tool")
    parser.add_argument("folder", nargs="?")
    parser.add_argument("--number", type=int, default=10)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as work:
        folder = pathlib.Path(options.folder or pathlib.Path(work) / "tree").resolve()
        if not options.folder:
            make_tree(folder, gate.FILES, gate.BYTES)
        size = sum(os.path.getsize(path) for path in swift_files(folder))
        total, top = counting.functions(os.path.abspath(options.tool), folder, options.number)
    rows = [[f"{100 * count / total:.1f} %", f"{count / size:.1f}", shown(name)] for count, name in top]
    print(f"{total / size:.0f} instructions per byte, of which\n")
    print(report.table(["share", "per byte", "function"], rows, right=["--:", "--:", "---"]), end="")


if __name__ == "__main__":
    sys.exit(main())

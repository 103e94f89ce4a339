#!/usr/bin/env python3
"""Counts instructions, and fails where there are more than were allowed: seconds are noise, instructions are not.

    Benchmarks/instruction-gate.py                   builds the product, counts, compares
    Benchmarks/instruction-gate.py --tool BIN        counts with that program
    Benchmarks/instruction-gate.py --record          writes what it counted as the new measure

Counted are a whole lint of a tree of 1 MB, and of two projects of nothing but models, one four times
as large as the other: the instructions for each model must stay the same. What is allowed stands in
Benchmarks/instructions-per-byte.txt. valgrind does the counting; `--install` gets it from apt.

Exit code: 0 if all is allowed, or if there is no valgrind; 1 if something is not; 2 if it could not run.
"""

import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from bench import counting, system
from bench.models import make_models
from bench.synthetic import make_tree
from bench.trees import swift_files

ALLOWED = system.HERE / "instructions-per-byte.txt"
FILES, BYTES = 150, 1_000_000
FEW, MANY = 250, 1_000
TOLERANCE = 3
GROWTH = 1.05
HEAD = f"""# What Benchmarks/instruction-gate.py counts, on one thread, and what it allows: {TOLERANCE} % more than was measured.
# `Benchmarks/instruction-gate.py --record` writes this file. Commit it with what made the figures change.
# A tree of {BYTES // 1_000_000} MB; projects of {FEW:,} and {MANY:,} models, where the instructions for each model may grow by
# {100 * GROWTH - 100:.0f} % at most.
"""


def has_valgrind(may_install):
    if shutil.which("valgrind"):
        return True
    if may_install and shutil.which("apt-get"):
        first = [] if os.geteuid() == 0 else ["sudo", "-n"]
        for words in (["update", "-qq"], ["install", "-y", "-qq", "valgrind"]):
            subprocess.run([*first, "apt-get", *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return shutil.which("valgrind") is not None


def measured(tool):
    """Name to figure."""
    with tempfile.TemporaryDirectory() as work:
        # The same names on every machine: paths take part in what is counted.
        place = pathlib.Path(work)
        make_tree(place / "tree", FILES, BYTES)
        make_models(place / "few", FEW)
        make_models(place / "many", MANY)
        size = sum(os.path.getsize(path) for path in swift_files(place / "tree"))
        few = counting.instructions(tool, place / "few") / FEW
        many = counting.instructions(tool, place / "many") / MANY
        return {
            "instructions-per-byte": counting.instructions(tool, place / "tree") / size,
            "instructions-per-model": many,
            "growth-per-model": many / few,
        }


def recorded():
    """Name to (allowed, measured)."""
    lines = ALLOWED.read_text().splitlines() if ALLOWED.exists() else []
    pattern = re.compile(r"(\S+): allowed (\S+), measured (\S+)$")
    found = [pattern.match(line) for line in lines if line and not line.startswith("#")]
    if None in found:
        raise system.Failed(f"{ALLOWED.name}: a line that cannot be read")
    return {match[1]: (float(match[2]), float(match[3])) for match in found}


def allowed_for(name, figure):
    return GROWTH if name == "growth-per-model" else figure * (1 + TOLERANCE / 100)


def record(figures):
    lines = [f"{name}: allowed {allowed_for(name, figure):.4g}, measured {figure:.4g}\n"
             if figure < 100 else f"{name}: allowed {allowed_for(name, figure):.0f}, measured {figure:.0f}\n"
             for name, figure in figures.items()]
    ALLOWED.write_text(HEAD + "".join(lines))


def judged(figures, limits):
    """A line on each figure, and whether all are allowed."""
    lines, is_fine = [], True
    for name, figure in figures.items():
        limit, before = limits.get(name, (None, None))
        if limit is None:
            lines.append(f"{name}: {figure:.4g}; nothing is recorded, so nothing is allowed: use --record")
        else:
            change = 100 * (figure / before - 1)
            verdict = "too many" if figure > limit else "allowed"
            if change < -TOLERANCE and name != "growth-per-model":
                verdict = "fewer than recorded: use --record, so that it stays so"
            lines.append(f"{name}: {figure:.4g}, {change:+.1f} % of what was measured, {limit:.4g} allowed: {verdict}")
        is_fine = is_fine and limit is not None and figure <= limit
    return lines, is_fine


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", help="a built migrate-lint; else the product is built")
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--install", action="store_true", help="get valgrind from apt if it is absent")
    options = parser.parse_args()
    if not has_valgrind(options.install):
        print("instruction-gate.py: skipped, as there is no valgrind")
        return 0
    tool = os.path.abspath(options.tool) if options.tool else system.product(system.TOP / ".build-release")
    figures = measured(tool)
    if options.record:
        record(figures)
    lines, is_fine = judged(figures, recorded())
    print("\n".join(lines))
    return 0 if is_fine else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (system.Failed, subprocess.SubprocessError) as failure:
        print(f"instruction-gate.py: {failure}", file=sys.stderr)
        sys.exit(2)

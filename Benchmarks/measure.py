#!/usr/bin/env python3
"""Measures migrate-lint beside other programs, and prints how that compares with the targets.

    Benchmarks/run.sh                                    trees made from the fixtures: S, M, L, XL
    Benchmarks/run.sh --sizes S,M --rounds 3             a short run
    Benchmarks/run.sh ~/Projects/AppOne ~/Projects/Two   L is all of these folders
    Benchmarks/run.sh --report docs/performance.md       writes the document

Nothing has to be fetched but swift-syntax, for its bare parse. ripgrep, ast-grep and valgrind are
used where they are installed; what is absent is left out, and the output says so.
"""

import argparse
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from bench import counting, report, rounds, system, targets, trees


class Tools:
    def __init__(self, options, work):
        self.programs = system.Programs(work)
        self.lint = os.path.abspath(options.tool) if options.tool else \
            system.product(options.scratch or system.TOP / ".build-release")
        self.parser = None
        if "swift-syntax" not in options.without:
            self.parser = options.parser and os.path.abspath(options.parser) or system.bare_parser(work / "bare-parse")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*", help="folders of Swift files; none: made from the fixtures")
    parser.add_argument("--sizes", default="S,M,L,XL", type=lambda text: text.split(","))
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--slow-rounds", type=int, default=2, help="rounds of what takes many seconds")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--models", default="5000,20000", help="numbers of models to compare; 0: none",
                        type=lambda text: [int(part) for part in text.split(",") if int(part)])
    parser.add_argument("--without", default="", type=lambda text: text.split(","),
                        help="of swift-syntax, ast-grep, swift-format, callgrind, flat, fix")
    parser.add_argument("--tool", help="a built migrate-lint; else the product is built")
    parser.add_argument("--parser", help="a built bare-parse; else it is built")
    parser.add_argument("--scratch", help="where the product is built")
    parser.add_argument("--work", help="where trees and programs are kept between runs")
    parser.add_argument("--limit", type=int, default=900, help="seconds that one command may take")
    parser.add_argument("--report", help="the document to write")
    parser.add_argument("--results", help="where all figures go, as JSON")
    return parser.parse_intermixed_args(), vars(parser.parse_args([]))


def prepared(root, options):
    names = [name for name in ("S", "M", "L", "XL") if name in options.sizes]
    if options.folders:
        found = trees.given(root, options.folders, names, options.seed)
    else:
        found = {name: trees.synthetic(root, name, options.seed) for name in names}
    if "flat" not in options.without and ("L" in found or "XL" in found):
        found["flat"] = trees.flat(root, found)
    return found


def models(runner, root, options):
    made = [trees.many_models(root, count, options.seed) for count in options.models]
    for number in range(1, options.slow_rounds + 1):
        for tree in made:
            system.say(f"many models, round {number}: {tree.name}")
            rounds.models(runner, tree, number)


def count(tools, found, measured, options):
    if "callgrind" in options.without or "M" not in found or not shutil.which("valgrind"):
        return measured.skip("instructions", "without valgrind or the tree M")
    system.say("counting instructions: callgrind takes fifty times as long")
    try:
        return counting.instructions(tools.lint, found["M"].folder)
    except (system.Failed, subprocess.TimeoutExpired) as failure:
        return measured.skip("instructions", str(failure))


def main():
    options, defaults = arguments()
    busy = os.getloadavg()[0]
    if busy > 0.5:
        system.say(f"warning: the machine is busy (load {busy:.1f}); what is measured now says little")
    work = pathlib.Path(options.work or pathlib.Path(tempfile.gettempdir()) / "migrate-lint-benchmark").resolve()
    root = work / ("given" if options.folders else "made")
    root.mkdir(parents=True, exist_ok=True)
    tools = Tools(options, work)
    found = prepared(root, options)
    runner = rounds.Rounds(tools, root, found, options)
    measured = runner.measure()
    extra = {"command": report.command_line(options, defaults), "rounds": options.rounds, "slow_rounds": options.slow_rounds,
             "seed": options.seed}
    if len(options.models) == 2:
        models(runner, root, options)
        extra["models"] = options.models
    if "fix" not in options.without:
        extra["fixes"] = rounds.fixes(runner, trees.many_models(root, rounds.CHANGED_FILES // 2, options.seed))
    extra["instructions"] = count(tools, found, measured, options)
    facts = system.machine()
    facts["migrate-lint"] = f"{system.first_line(tools.lint, '--version')}, {os.path.getsize(tools.lint) / 1e6:.1f} MB" \
        + ("" if options.tool else f", commit {system.commit()}")
    facts["load before the run"] = f"{busy:.1f}"
    text = report.body(measured, found, extra, facts)
    print(text)
    if options.results:
        pathlib.Path(options.results).write_text(json.dumps({"figures": measured.figures, "extra": extra, "facts": facts}))
    if options.report:
        report.write_document(options.report, text)
        system.say(f"written: {options.report}")
    results = targets.all_results(measured, found, extra)
    return 1 if any("missed" in entry.verdict for entry in results) else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (system.Failed, subprocess.CalledProcessError) as failure:
        print(f"run.sh: {failure}", file=sys.stderr)
        sys.exit(2)

#!/usr/bin/env python3
"""Draws findings at random, always the same for a seed, to be judged by eye.

    sample-findings.py --tool BIN --tree DIR [--count 50] [--seed 7] [--rule RULE]...
                       [--at-least 3] [--no-source]

Runs BIN in DIR and prints the findings that were drawn as rows of a Markdown table: number,
rule, place, message, source line. Each rule gives at least as many as --at-least says, or all
that it has; the rest is drawn from what is left. A RULE is a rule or a group.

The last column is for the eyes of the judge: leave it out with --no-source where the table is
to be published.
Exit code: 0 drawn, 2 could not run.
"""
import argparse
import collections
import json
import os
import pathlib
import random
import subprocess
import sys


class CannotRun(Exception):
    """The world is not as this script needs it; the text says how."""


def findings(tool, tree):
    """Every finding of a tree, in an order that is the tool's no more."""
    try:
        run = subprocess.run([tool, "lint", "--format", "json"], cwd=tree, capture_output=True, check=False)
    except OSError as error:
        raise CannotRun(error) from error
    try:
        found = json.loads(run.stdout)["findings"]
    except (ValueError, KeyError) as error:
        raise CannotRun(f"{tool} printed no report: {run.stderr.decode(errors='replace').strip()}") from error
    return sorted(found, key=order)


def order(finding):
    return (finding["file"], finding["line"], finding["column"], finding["rule"], finding["message"])


def draw(found, count, seed, at_least):
    """COUNT of them, of each rule some; a smaller COUNT is shared out rule by rule."""
    chance = random.Random(seed)
    by_rule = collections.defaultdict(list)
    for finding in found:
        by_rule[finding["rule"]].append(finding)
    shuffled = [chance.sample(by_rule[rule], len(by_rule[rule])) for rule in sorted(by_rule)]
    first = [rule[turn] for turn in range(at_least) for rule in shuffled if turn < len(rule)]
    drawn = first[:count]
    rest = sorted((finding for rule in shuffled for finding in rule[at_least:]), key=order)
    drawn += chance.sample(rest, min(count - len(drawn), len(rest)))
    return sorted(drawn, key=order)


def cell(text):
    """Text that stays within one cell of a table."""
    return " ".join(text.split()).replace("|", "\\|")


def source_line(tree, finding):
    path = pathlib.Path(tree, finding["file"])
    lines = path.read_bytes().decode("utf-8", errors="replace").splitlines()
    number = finding["line"] - 1
    return lines[number] if number < len(lines) else ""


def rows(drawn, tree, with_source):
    titles = ["#", "rule", "place", "message"] + (["source"] if with_source else [])
    yield "| " + " | ".join(titles) + " |"
    yield "|" + " --- |" * len(titles)
    for number, finding in enumerate(drawn, 1):
        place = "{file}:{line}:{column}".format(**finding)
        cells = [str(number), finding["rule"], place, finding["message"]]
        if with_source:
            cells.append(source_line(tree, finding))
        yield "| " + " | ".join(cell(text) for text in cells) + " |"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", required=True, help="the migrate-lint that is judged")
    parser.add_argument("--tree", required=True, help="the sources that it reads")
    parser.add_argument("--count", type=int, default=50, help="how many to draw (default: 50)")
    parser.add_argument("--seed", type=int, default=7, help="another seed, another draw (default: 7)")
    parser.add_argument("--at-least", type=int, default=3, help="of each rule, where it has them (default: 3)")
    parser.add_argument("--rule", action="append", help="only of this rule or group (repeatable)")
    parser.add_argument("--no-source", action="store_true", help="leave out the source lines")
    arguments = parser.parse_args()
    if arguments.count < 0 or arguments.at_least < 0:
        parser.error("--count and --at-least cannot be negative")
    try:
        # Here: a relative path of the tool would be looked up from inside the tree.
        found = findings(os.path.abspath(arguments.tool), arguments.tree)
    except CannotRun as error:
        print(f"sample-findings: {error}", file=sys.stderr)
        return 2
    if arguments.rule:
        found = [f for f in found if {f["rule"], f["group"]} & set(arguments.rule)]
    drawn = draw(found, arguments.count, arguments.seed, arguments.at_least)
    print(f"{len(drawn)} of {len(found)} findings, seed {arguments.seed}", file=sys.stderr)
    print("\n".join(rows(drawn, arguments.tree, not arguments.no_source)))
    return 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Draws findings or diffs at random, always the same for a seed, to be judged by eye.

    sample-findings.py --tool BIN --tree DIR... [--count 50] [--seed 7] [--rule RULE]...
                       [--min-os SYSTEMS] [--at-least 3] [--no-source] [--json]
    sample-findings.py --tool BIN --tree DIR... --diffs FOLDER [--count 50] [--seed 7]

Runs BIN in each DIR and prints the findings that were drawn as rows of a Markdown table:
number, tree (where there are several), rule, place, message, source line. Each rule gives at
least as many as --at-least says, or all that it has; the rest is drawn from what is left.
A RULE is a rule or a group. --json prints the findings as they are, with notes and evidence.

With --diffs the units that safe fixes migrate are drawn instead, and what --fix would do to
each alone is written to FOLDER as a diff; the table names them.

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


def run(tool, tree, *arguments):
    try:
        return subprocess.run([tool, *arguments], cwd=tree, capture_output=True, check=False)
    except OSError as error:
        raise CannotRun(error) from error


def report(tool, tree, flags):
    done = run(tool, tree, "lint", "--format", "json", *flags)
    try:
        return json.loads(done.stdout)
    except ValueError as error:
        raise CannotRun(f"{tool} printed no report: {done.stderr.decode(errors='replace').strip()}") from error


def findings(tool, trees, flags):
    """Every finding of all trees, in an order that is the tool's no more."""
    found = [{**finding, "tree": tree} for tree in trees for finding in report(tool, tree, flags)["findings"]]
    return sorted(found, key=order)


def order(finding):
    return (name(finding["tree"]), finding["file"], finding["line"], finding["column"], finding["rule"],
            finding["message"])


def name(tree):
    return os.path.basename(os.path.abspath(tree)).replace("+", "/")


def units(tool, trees, flags):
    """The models of every unit that safe fixes migrate."""
    for tree in sorted(trees, key=name):
        models = collections.defaultdict(list)
        for model in report(tool, tree, flags)["models"]:
            models[model["unit"]].append(model)
        for unit in sorted(models, key=lambda unit: (models[unit][0]["file"], models[unit][0]["line"])):
            if all(model["status"] == "ready" for model in models[unit]):
                yield tree, models[unit]


def diff_rows(tool, trees, flags, folder, count, seed):
    """Writes the diffs that are drawn, and says which."""
    ready = list(units(tool, trees, flags))
    chosen = sorted(random.Random(seed).sample(range(len(ready)), min(count, len(ready))))
    print(f"{len(chosen)} of {len(ready)} units, seed {seed}", file=sys.stderr)
    os.makedirs(folder, exist_ok=True)
    yield "| # | tree | models | place | lines |"
    yield "| --: | --- | --- | --- | --: |"
    for number, index in enumerate(chosen, 1):
        tree, models = ready[index]
        # Here: a name may stand for several models; all of their units are in the diff then.
        named = [flag for model in models for flag in ("--model", model["name"])]
        done = run(tool, tree, "--diff", "--quiet", *named, *flags)
        # Here: 2 with a diff is a tree some of whose files cannot be read.
        if done.returncode not in (0, 1) and not done.stdout:
            raise CannotRun(f"{tool} shows no diff: {done.stderr.decode(errors='replace').strip()}")
        pathlib.Path(folder, f"{number:02}.diff").write_bytes(done.stdout)
        lines = sum(line[:1] in (b"+", b"-") and line[:3] not in (b"+++", b"---") for line in done.stdout.splitlines())
        place = "{file}:{line}".format(**models[0])
        cells = [str(number), name(tree), ", ".join(f"`{model['name']}`" for model in models), place, str(lines)]
        yield "| " + " | ".join(cell(text) for text in cells) + " |"


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


def source_line(finding):
    path = pathlib.Path(finding["tree"], finding["file"])
    lines = path.read_bytes().decode("utf-8", errors="replace").splitlines()
    number = finding["line"] - 1
    return lines[number] if number < len(lines) else ""


def rows(drawn, several, with_source):
    titles = ["#"] + ["tree"] * several + ["rule", "place", "message"] + ["source"] * with_source
    yield "| " + " | ".join(titles) + " |"
    yield "|" + " --- |" * len(titles)
    for number, finding in enumerate(drawn, 1):
        place = "{file}:{line}:{column}".format(**finding)
        cells = [str(number)] + [name(finding["tree"])] * several + [finding["rule"], place, finding["message"]]
        if with_source:
            cells.append(source_line(finding))
        yield "| " + " | ".join(cell(text) for text in cells) + " |"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", required=True, help="the migrate-lint that is judged")
    parser.add_argument("--tree", required=True, nargs="+", action="extend", help="the sources that it reads")
    parser.add_argument("--count", type=int, default=50, help="how many to draw (default: 50)")
    parser.add_argument("--seed", type=int, default=7, help="another seed, another draw (default: 7)")
    parser.add_argument("--at-least", type=int, default=3, help="of each rule, where it has them (default: 3)")
    parser.add_argument("--rule", action="append", help="only of this rule or group (repeatable)")
    parser.add_argument("--min-os", help="what BIN is told of the lowest systems")
    parser.add_argument("--diffs", metavar="FOLDER", help="draw units, and write their diffs there")
    parser.add_argument("--json", action="store_true", help="print the findings as they are")
    parser.add_argument("--no-source", action="store_true", help="leave out the source lines")
    arguments = parser.parse_args()
    if arguments.count < 0 or arguments.at_least < 0:
        parser.error("--count and --at-least cannot be negative")
    # Here: a relative path of the tool would be looked up from inside the tree.
    tool, flags = os.path.abspath(arguments.tool), ["--min-os", arguments.min_os] if arguments.min_os else []
    try:
        if arguments.diffs:
            print("\n".join(diff_rows(tool, arguments.tree, flags, arguments.diffs, arguments.count, arguments.seed)))
            return 0
        found = findings(tool, arguments.tree, flags)
    except CannotRun as error:
        print(f"sample-findings: {error}", file=sys.stderr)
        return 2
    if arguments.rule:
        found = [f for f in found if {f["rule"], f["group"]} & set(arguments.rule)]
    drawn = draw(found, arguments.count, arguments.seed, arguments.at_least)
    print(f"{len(drawn)} of {len(found)} findings, seed {arguments.seed}", file=sys.stderr)
    if arguments.json:
        print(json.dumps([{"#": number, **finding} for number, finding in enumerate(drawn, 1)], indent=1))
    else:
        print("\n".join(rows(drawn, len(arguments.tree) > 1, not arguments.no_source)))
    return 0


if __name__ == "__main__":
    sys.exit(main())

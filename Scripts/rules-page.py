#!/usr/bin/env python3
"""Writes docs/RULES.md from what the tool itself says about its rules.

    rules-page.py [--tool BIN] [--output FILE] [--check]

Asks BIN (default: the debug build of this checkout) for `rules --format json` and for `explain`
of each rule. The same tool gives the same page, byte for byte. With --check nothing is written.
Exit code: 0 written or up to date, 1 with --check if the page is out of date, 2 could not run.
"""
import json
import sys

from pages import CannotRun, ask, main

GROUPS = {
    "migration": "What is to be rewritten. Where a model has to stay, most of these are notes.",
    "ownership": "Who makes a model and who is handed one: wrong before, during or after a migration.",
    "observation": "What is wrong or dangerous in `@Observable` code.",
    "blocker": "Why a model, and all that must change with it, stays as it is.",
    "suppression": "What is wrong with comments that silence rules. No comment silences these.",
}
HEAD = """\
# Rules

Each rule has an id that `--select` and `--ignore` take, as they take a group. The same text as
below is printed by `migrate-lint explain RULE`.

<!-- Written by Scripts/rules-page.py from the texts in Sources/MigrateLint/Rules. -->
"""


def rules(tool):
    try:
        found = json.loads(ask(tool, "rules", "--format", "json"))["rules"]
    except (ValueError, KeyError) as error:
        raise CannotRun("the tool's list of rules is no list of rules") from error
    unknown = {rule["group"] for rule in found} - GROUPS.keys()
    if unknown:
        raise CannotRun("no text for the group " + ", ".join(sorted(unknown)))
    return found


def demoted(text):
    """Markdown whose headings are one level deeper; code is left alone."""
    lines, is_code = [], False
    for line in text.splitlines():
        if line.startswith("```"):
            is_code = not is_code
        lines.append("#" + line if line.startswith("#") and not is_code else line)
    return "\n".join(lines)


def table(of_group):
    rows = ["| Rule | What it finds |", "|---|---|"]
    for rule in of_group:
        summary = rule["summary"].replace("|", "\\|")
        rows.append(f"| [`{rule['id']}`](#{rule['id']}) | {summary} |")
    return "\n".join(rows)


def page(tool):
    by_group = {group: [] for group in GROUPS}
    for rule in rules(tool):
        by_group[rule["group"]].append(rule)
    parts = [HEAD]
    for group, of_group in by_group.items():
        if of_group:
            parts.append(f"## Group `{group}`\n\n{GROUPS[group]}\n\n{table(of_group)}\n")
    for of_group in by_group.values():
        for rule in of_group:
            parts.append(demoted(ask(tool, "explain", rule["id"])).rstrip("\n") + "\n")
    return "\n".join(parts)


if __name__ == "__main__":
    sys.exit(main("rules-page", __doc__, "docs/RULES.md", page))

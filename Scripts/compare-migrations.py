#!/usr/bin/env python3
"""compare-migrations.py --tool BIN --trees TREES --corpus CORPUS [--output FILE] [--only REGEX] [--keep FOLDER]

Compares what the tool does with what people did. TREES/<name>/before and …/after are the trees of real migrations;
CORPUS holds labels/, score.py and consistency.py, which this script calls. For each tree it rewrites two copies of
`before`, one with safe fixes and one with unsafe ones too, scores them and looks for what no longer fits together,
and asks the tool what keeps the models that people migrated.

Writes Markdown. What stands behind the line `<!-- by hand -->` in an existing FILE is kept."""
import argparse
import collections
import csv
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

SYSTEMS = ["--min-os", "ios17,macos14"]
BY_HAND = "<!-- by hand -->"
MODES = {"safe": [], "unsafe": ["--unsafe-fixes"]}


def rows(corpus, name):
    with open(os.path.join(corpus, "labels", name), newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def run(command, folder, wanted=(0, 1)):
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode not in wanted:
        sys.exit(f"{' '.join(command)} in {folder} ended with {done.returncode}:\n{done.stderr[-2000:]}")
    return done


def fix(tool, before, copy, flags):
    shutil.copytree(before, copy, symlinks=True)
    run([tool, "--fix", *flags, "--allow-dirty", "--allow-no-vcs", *SYSTEMS, "--quiet", "."], copy)


def report(tool, before):
    return json.loads(run([tool, "lint", "--format", "json", *SYSTEMS, "."], before).stdout)


def problems(corpus, fixed, before):
    script = os.path.join(corpus, "consistency.py")
    done = run([sys.executable, script, fixed, "--before", before], corpus)
    found = re.search(r"problems=(\d+)", done.stdout)
    if not found:
        sys.exit(f"consistency.py says nothing of {fixed}:\n{done.stdout[-500:]}{done.stderr[-500:]}")
    return int(found.group(1))


def score(corpus, trees, fixed, units, folder):
    """The numbers of score.py for these units."""
    out = os.path.join(folder, "score.json")
    pattern = "^(" + "|".join(re.escape(unit) for unit in units) + ")$"
    run([sys.executable, os.path.join(corpus, "score.py"), "labels", trees, fixed,
         "--unit", pattern, "--json", out], corpus)
    with open(out, encoding="utf-8") as file:
        return json.load(file)


def model_of(label, models):
    """The tool's model for a labelled class: by file and name, and by line where several share both."""
    found = [m for m in models if m["file"] == label["file"]
             and m["name"].split(".")[-1] == label["cls"].split(".")[-1]]
    return min(found, key=lambda m: abs(m["line"] - int(label["line"]))) if found else None


def causes(model, unit_models):
    """What keeps a model: its own blockers, and those of the models that change together with it."""
    found = {(b["rule"], b["message"], b["file"], b["line"])
             for m in unit_models for b in m["blockers"] if b["rule"] != "hierarchy-not-migratable"}
    return collections.Counter(rule for rule, *_ in found), any(
        b["rule"] == "hierarchy-not-migratable" for b in model["blockers"])


def share(part, whole):
    return f"{part}/{whole}" if whole else "–"


def percent(part, whole):
    return f"{100 * part / whole:.1f} %" if whole else "–"


def table(head, lines, numbers=()):
    yield "| " + " | ".join(head) + " |"
    yield "| " + " | ".join("--:" if i in numbers else "---" for i in range(len(head))) + " |"
    for line in lines:
        yield "| " + " | ".join(str(cell).replace("|", "\\|") for cell in line) + " |"
    yield ""


def uncorrected(scored):
    """How many view properties are as people wrote them, of those that are still so or are gone."""
    totals = collections.Counter(scored["totals"])
    corrected = totals["v_head_n"] - totals["v_human_head"]
    differing = sum(d["kind"] == "human" and not d["head"].startswith("(") and plain(d["head"]) != plain(d["human"])
                    for d in scored["disagreements"])
    return totals["v_human"] - (corrected - differing), totals["v_n"] - corrected


def plain(form):
    return re.sub(r"^(var|let)\b", "plain", form.replace("static ", ""))


def summary(scores, found):
    lines = []
    for title, part, whole in (
            ("models that people migrated, migrated", "m_recall", "m_human"),
            ("view properties as the obvious rule", "v_rule", "v_n"),
            ("view properties as people", "v_human", "v_n"),
            ("view properties as in the code today", "v_head", "v_head_n"),
            ("view properties as people or as today", "v_either", "v_n"),
            ("people as the obvious rule, same properties", "v_human_eq_rule", "v_n"),
            ("`.environmentObject` of migrated models rewritten", "c_conv", "c_n")):
        cells = []
        for mode in MODES:
            totals = collections.Counter(scores[mode]["totals"])
            cells.append(f"{share(totals[part], totals[whole])} = {percent(totals[part], totals[whole])}")
        lines.append([title, *cells])
    cells = [f"{share(*both)} = {percent(*both)}" for both in (uncorrected(scores[mode]) for mode in MODES)]
    lines.insert(2, ["view properties as people, where they did not correct themselves later", *cells])
    lines.append(["`.environmentObject` of migrated models left",
                  *(collections.Counter(scores[m]["totals"])["c_left"] for m in MODES)])
    lines.append(["problems of consistency", *(sum(found[m].values()) for m in MODES)])
    return table(["", "safe fixes", "with `--unsafe-fixes`"], lines, (1, 2))


def per_migration(units, scores, found):
    lines = []
    for unit in units:
        tree = os.path.basename(unit["tree"])
        safe, unsafe = (collections.Counter(scores[m]["per_unit"].get(unit["unit"], {})) for m in MODES)
        lines.append([
            tree.replace("+", "/"), safe["m_human"], safe["m_recall"], unsafe["m_recall"],
            *(share(unsafe[part], unsafe[whole]) for part, whole in (
                ("v_rule", "v_n"), ("v_human", "v_n"), ("v_head", "v_head_n"))),
            *(found[m][tree] for m in MODES)])
    return table(["migration", "models of people", "safe", "unsafe", "= rule", "= people", "= today",
                  "problems, safe", "unsafe"], lines, range(1, 9))


def left(labels, reports):
    """For every model that people migrated and safe fixes leave: the tree, the model, its causes."""
    for unit, label in labels:
        models = reports[os.path.basename(unit["tree"])]["models"]
        model = model_of(label, models)
        if model is None:
            yield unit, label, "not found", collections.Counter(), False
        elif model["status"] not in ("ready", "migrated"):
            counts, shared = causes(model, [m for m in models if m["unit"] == model["unit"]])
            yield unit, label, model["status"], counts, shared


def by_rule(models):
    rules = collections.defaultdict(lambda: [0, 0, 0])
    for _, _, status, counts, _ in models:
        for rule in counts:
            rules[rule][0] += 1
            rules[rule][1] += len(counts) == 1
            rules[rule][2] += status == "blocked"
    ordered = sorted(rules.items(), key=lambda item: (-item[1][0], item[0]))
    return table(["rule", "models", "of them by it alone", "of them still there with `--unsafe-fixes`"],
                 [[f"`{rule}`", *counts] for rule, counts in ordered], (1, 2, 3))


def models_left(models):
    lines = []
    for unit, label, status, counts, shared in models:
        why = ", ".join(f"`{rule}`" + (f" × {n}" if n > 1 else "") for rule, n in sorted(counts.items()))
        lines.append([os.path.basename(unit["tree"]).replace("+", "/"), f"`{label['cls']}`", status,
                      why + (" (of a model in its unit)" if shared else "")])
    return table(["migration", "model", "status", "why"], lines)


def disagreements(scored):
    lines = []
    for d in sorted(scored["disagreements"], key=lambda d: (d["tool_follows_rule"], d["repo"], d["prop"])):
        lines.append([d["repo"].replace("+", "/"), f"`{d['prop']}`", f"{d['old']} {d['uses']}", d["human"],
                      d["tool"], d["rule"], d["head"], "yes" if d["tool_follows_rule"] else "**no**"])
    return table(["repository", "property", "before", "people", "tool", "obvious rule", "today",
                  "tool as the rule"], lines)


def document(units, scores, found, models, version):
    text = ["# What people did, and what the tool does", "",
            f"Written by `Scripts/compare-migrations.py` with {version}: {len(units)} real migrations. Every tree is",
            "taken as it was before, rewritten with safe fixes and with `--unsafe-fixes`, and compared with the labels",
            "of what people did, with the rule that a careful reader would follow, and with what the code is today.",
            "", "## In all", ""]
    text += summary(scores, found)
    text += ["## By migration", "", "The agreement of view properties is that with `--unsafe-fixes`.", ""]
    text += per_migration(units, scores, found)
    text += ["## What keeps the models that people migrated", "",
             "By rule; a model that several keep counts for each.", ""]
    text += by_rule(models)
    text += ["## Models that safe fixes leave", "",
             "`unsafe`: `--unsafe-fixes` migrates it. `blocked`: it stays.", ""]
    text += models_left(models)
    text += ["## View properties where the tool and people differ", "",
             "With `--unsafe-fixes`. Some people corrected themselves later: see *today*.", ""]
    text += disagreements(scores["unsafe"])
    return "\n".join(text)


def kept(path):
    if not os.path.exists(path):
        return ""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    return text[text.index(BY_HAND):] if BY_HAND in text else ""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--trees", required=True)
    parser.add_argument("--corpus", required=True)
    parser.add_argument("--output", default="docs/evaluation/migrations.md")
    parser.add_argument("--only", default="", help="a regular expression for the names of trees")
    parser.add_argument("--keep", help="a folder for the rewritten trees; else they are thrown away")
    options = parser.parse_args()
    tool, trees, corpus = (os.path.abspath(p) for p in (options.tool, options.trees, options.corpus))
    units = [u for u in rows(corpus, "units.tsv")
             if os.path.isdir(os.path.join(trees, os.path.basename(u["tree"]), "before"))
             and re.search(options.only, os.path.basename(u["tree"]))]
    by_unit = {u["unit"]: u for u in units}
    labels = [(by_unit[m["unit"]], m) for m in rows(corpus, "models.tsv")
              if m["unit"] in by_unit and m["action"] == "migrated" and m["already_observable"] != "1"]
    scores, found, reports = {}, {mode: {} for mode in MODES}, {}
    with tempfile.TemporaryDirectory() as scratch:
        folder = os.path.abspath(options.keep) if options.keep else scratch
        for unit in units:
            tree = os.path.basename(unit["tree"])
            before = os.path.join(trees, tree, "before")
            reports[tree] = report(tool, before)
            for mode, flags in MODES.items():
                copy = os.path.join(folder, mode, tree)
                fix(tool, before, copy, flags)
                found[mode][tree] = problems(corpus, copy, before)
            print(tree, found["safe"][tree], found["unsafe"][tree], file=sys.stderr)
        for mode in MODES:
            scores[mode] = score(corpus, trees, os.path.join(folder, mode), list(by_unit), scratch)
    models = sorted(left(labels, reports), key=lambda row: (row[0]["tree"], row[1]["cls"]))
    version = run([tool, "--version"], ".").stdout.strip()
    by_hand = kept(options.output)
    with open(options.output, "w", encoding="utf-8") as file:
        file.write(document(units, scores, found, models, version) + ("\n" + by_hand if by_hand else "\n"))
    for mode in MODES:
        print(scores[mode]["summary"])
    return 1 if any(sum(counts.values()) for counts in found.values()) else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Draws random SwiftUI apps whose right answers are known, and asks migrate-lint for them.

    Scripts/random-apps.py --tool .build/release/migrate-lint --count 500 --compile 50

Each app is drawn from a seed of its own (`--seed`, `--seed` + 1, …). What is right is written
down while the app is drawn: a view that is drawn as the owner of its model is expected to be one.
Nothing here looks at how the tool comes to its answers. Compared are

- models and their status, what blocks them, the action for each property,
- each holder's ownership, binding and new form,
- the findings of the group `ownership`, by line, and those of `migration`, by symbol and severity;

then `--fix`, for every other app with `--unsafe-fixes`, is run on a copy: what the report says
afterwards, a second run that changes nothing, decoys, byte order marks and line endings as they
were; and of a sample both trees have to type-check in Swift 5 and 6.

Exit code: 0 if all agrees, 1 if not, 2 if it could not run.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from randomapps.app import App
from randomapps.parts import BOM


def run_tool(tool, folder, *arguments):
    return subprocess.run([str(tool), *arguments, "."], cwd=folder, capture_output=True,
                          text=True, timeout=120)


def report_of(tool, folder):
    done = run_tool(tool, folder, "--format", "json", "--exit-zero")
    if done.returncode != 0:
        raise RuntimeError(f"exit code {done.returncode}: {done.stderr.strip()}")
    return json.loads(done.stdout)


def contents(folder):
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*.swift"))}


def checks_of_fix(app, tool, folder):
    """(kind, how much agrees, the disagreements in words) about `--fix`."""
    before = contents(folder)
    fix = ["--fix", "--allow-no-vcs", "--exit-zero", *["--unsafe-fixes"] * app.with_unsafe]
    done = run_tool(tool, folder, *fix)
    wrong = [f"--fix: {line.strip()}" for line in (done.stdout + done.stderr).splitlines()
             if "a defect of" in line]
    if done.returncode != 0:
        wrong.append(f"--fix: exit code {done.returncode}: {done.stderr.strip()[-300:]}")
    once = contents(folder)
    if set(once) != set(before):
        wrong.append("--fix: it makes or removes files")
    yield "runs of --fix", not wrong, wrong
    report = report_of(tool, folder)
    yield app.compare_fixed(report)
    yield app.compare_ownership_fixed(report)
    run_tool(tool, folder, *fix)
    same = contents(folder) == once
    yield "second runs", same, [] if same else ["--fix: a second run changes something"]
    yield compare_bytes(app, once)


def compare_bytes(app, files):
    """Decoys, byte order marks and line endings are as they were."""
    agreed, wrong = 0, []
    text = "\n".join(d.decode("utf-8-sig").replace("\r\n", "\n") for d in files.values())
    flat = re.sub(r"[ \t]+", " ", text)
    for decoy in app.decoys:
        if re.sub(r"[ \t]+", " ", decoy) in flat:
            agreed += 1
        else:
            wrong.append(f"--fix: a decoy is not as it was: {decoy.splitlines()[0]}")
    for name, style in app.formats.items():
        data = files.get(name, b"")
        if data.startswith(BOM) != (style == "bom"):
            wrong.append(f"--fix: {name}: the BOM")
        elif re.search(rb"(?<!\r)\n", data) if style == "crlf" else b"\r" in data:
            wrong.append(f"--fix: {name}: line endings are mixed")
        else:
            agreed += 1
    return "bytes", agreed, wrong


def typecheck(folders):
    """The folders that do not compile, with what the compiler says."""
    if not folders:
        return {}
    script = pathlib.Path(__file__).parent / "typecheck.py"
    done = subprocess.run([sys.executable, str(script), "--json", *map(str, folders)],
                          capture_output=True, text=True)
    if done.returncode not in (0, 1):
        raise RuntimeError(f"typecheck.py ends with {done.returncode}: {done.stderr.strip()}")
    bad = {}
    for result in json.loads(done.stdout)["results"]:
        for mode in result["modes"]:
            errors = [d for d in mode["diagnostics"] if d["severity"] == "error"]
            if not mode["ok"] and result["dir"] not in bad:
                bad[result["dir"]] = f"Swift {mode['swift']}: " + (
                    f"{errors[0]['file']}:{errors[0]['line']}: {errors[0]['message']}"
                    if errors else ", ".join(mode["problems"]))
    return bad


class Tally:
    """What agrees and what does not, by kind, in the order of the first check."""

    def __init__(self):
        self.agreed, self.wrong = collections.Counter(), collections.Counter()
        self.shapes = collections.Counter()
        self.words = collections.defaultdict(list)  # by seed

    def add(self, seed, kind, agreed, wrong):
        self.agreed[kind] += agreed
        self.wrong[kind] += len(wrong)
        self.words[seed] += wrong

    def count(self, app):
        self.shapes.update({
            "models": len(app.models), "holders": len(app.all_holders()),
            "views": len(app.views), "files": len(app.formats)})

    def disagreeing(self):
        return {seed: words for seed, words in sorted(self.words.items()) if words}

    def show(self):
        for seed, words in self.disagreeing().items():
            for line in words:
                print(f"seed {seed}: {line}")
        print("| compared | agree | do not |\n| --- | --: | --: |")
        for kind, agreed in self.agreed.items():
            print(f"| {kind} | {agreed} | {self.wrong[kind]} |")


def judge(seed, tool, folder):
    """The app and all answers about it."""
    app, answers = App(seed), []
    app.write(folder / "before")
    shutil.copytree(folder / "before", folder / "after")
    try:
        answers += app.differences(report_of(tool, folder / "before"))
        answers += checks_of_fix(app, tool, folder / "after")
    except (RuntimeError, ValueError, OSError, subprocess.SubprocessError) as reason:
        answers.append(("runs", 0, [f"the tool failed: {reason}"]))
    return app, answers


def compile_sample(seeds, scratch, tally):
    trees = ("before", "after")
    failed = typecheck([scratch / str(s) / t for s in seeds for t in trees])
    for seed in seeds:
        for tree in trees:
            said = failed.get(str(scratch / str(seed) / tree))
            tally.add(seed, "trees that compile", not said,
                      [f"{tree} does not compile: {said}"] if said else [])


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", required=True, type=pathlib.Path, metavar="BIN")
    parser.add_argument("--seed", type=int, default=1, help="of the first app (default: 1)")
    parser.add_argument("--count", type=int, default=100, help="how many apps (default: 100)")
    parser.add_argument("--compile", type=int, default=0, metavar="K",
                        help="type-check K of them before and after --fix")
    parser.add_argument("--keep", type=pathlib.Path, metavar="DIR",
                        help="keep the apps that disagree here")
    options = parser.parse_args()
    tool = options.tool.absolute()
    if not os.access(tool, os.X_OK):
        print(f"random-apps.py: no program at {options.tool}", file=sys.stderr)
        return 2
    tally = Tally()
    seeds = range(options.seed, options.seed + options.count)
    with tempfile.TemporaryDirectory(prefix="random-apps-") as scratch:
        scratch = pathlib.Path(scratch)
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            judged = pool.map(lambda seed: judge(seed, tool, scratch / str(seed)), seeds)
            for seed, (app, answers) in zip(seeds, judged):
                tally.count(app)
                for answer in answers:
                    tally.add(seed, *answer)
        if options.compile:
            step = max(1, options.count // options.compile)
            compile_sample(seeds[::step][:options.compile], scratch, tally)
        disagreeing = tally.disagreeing()
        for seed, words in disagreeing.items() if options.keep else ():
            target = options.keep / str(seed)
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(scratch / str(seed), target)
            (target / "disagreements.txt").write_text("\n".join(words) + "\n")
    tally.show()
    print(f"\n{options.count} apps from seed {options.seed} ("
          + ", ".join(f"{n} {k}" for k, n in tally.shapes.items())
          + f"): {len(disagreeing)} disagree somewhere.")
    return 1 if disagreeing else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except RuntimeError as reason:
        print(f"random-apps.py: {reason}", file=sys.stderr)
        sys.exit(2)

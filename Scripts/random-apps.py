#!/usr/bin/env python3
"""Draws random SwiftUI apps whose right answers are known, and asks migrate-lint for them.

    Scripts/random-apps.py --tool .build/release/migrate-lint --count 300 --compile 40

Each app is drawn from its own seed (`--seed`, `--seed` + 1, …). What is right is written down
while the app is drawn: a view that is drawn as the owner of its model is expected to be one.
Nothing here looks at how the tool comes to its answers; design.md and domain.md say what is
right. Compared are the models with their status, the action for each property, each holder's
ownership, binding and new form, and the findings of the ownership group; then `--fix` is run on
a copy: no defect, a second run that changes nothing, all that was ready is migrated, decoys are
as they were, and for a sample both trees type-check in Swift 5 and 6.

Exit code: 0 if all agrees, 1 if not, 2 if it could not run.
"""

import argparse
import collections
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


def check_fix(app, tool, folder):
    wrong, agreed = [], 0
    before = contents(folder)
    fix = ["--fix", "--allow-no-vcs", "--exit-zero", *["--unsafe-fixes"] * app.with_unsafe]
    done = run_tool(tool, folder, *fix)
    said = done.stdout + done.stderr
    if done.returncode != 0:
        wrong.append(f"--fix: exit code {done.returncode}: {done.stderr.strip()[-300:]}")
    wrong += [f"--fix: {x.strip()}" for x in said.splitlines() if "a defect of" in x]
    once = contents(folder)
    report = report_of(tool, folder)
    for more, words in (app.compare_fixed(report), app.compare_ownership_fixed(report)):
        agreed, wrong = agreed + more, wrong + words
    run_tool(tool, folder, *fix)
    if contents(folder) != once:
        wrong.append("--fix: a second run changes something")
    if set(once) != set(before):
        wrong.append("--fix: it makes or removes files")
    everything = "\n".join(d.decode("utf-8-sig").replace("\r\n", "\n") for d in once.values())
    flat = re.sub(r"[ \t]+", " ", everything)
    for decoy in app.decoys:
        if re.sub(r"[ \t]+", " ", decoy) not in flat:
            wrong.append(f"--fix: a decoy is not as it was: {decoy.splitlines()[0]}")
    for name, style in app.formats.items():
        data = once.get(name, b"")
        if data.startswith(BOM) != (style == "bom"):
            wrong.append(f"--fix: {name}: the BOM")
        if style == "crlf" and re.search(rb"(?<!\r)\n", data) or (
                style != "crlf" and b"\r" in data):
            wrong.append(f"--fix: {name}: line endings are mixed")
    return agreed, wrong


def typecheck(folders):
    """The folders that do not compile, with what the compiler says."""
    if not folders:
        return {}
    script = pathlib.Path(__file__).parent / "typecheck.py"
    done = subprocess.run([sys.executable, str(script), "--json", *map(str, folders)],
                          capture_output=True, text=True)
    if done.returncode not in (0, 1):
        raise RuntimeError(done.stderr.strip())
    bad = {}
    for result in json.loads(done.stdout)["results"]:
        for mode in result["modes"]:
            errors = [d for d in mode["diagnostics"] if d["severity"] == "error"]
            if not mode["ok"] and result["dir"] not in bad:
                bad[result["dir"]] = f"Swift {mode['swift']}: " + (
                    f"{errors[0]['file']}:{errors[0]['line']}: {errors[0]['message']}"
                    if errors else ", ".join(mode["problems"]))
    return bad


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
    agreed, wrong = collections.Counter(), collections.Counter()
    shapes = collections.Counter()
    disagreeing = {}
    seeds = range(options.seed, options.seed + options.count)
    step = max(1, options.count // options.compile) if options.compile else 0
    sampled = list(seeds)[::step][:options.compile] if step else []
    with tempfile.TemporaryDirectory(prefix="random-apps-") as scratch:
        scratch = pathlib.Path(scratch)
        for seed in seeds:
            folder, words = scratch / str(seed), []
            app = App(seed)
            app.write(folder / "before")
            shutil.copytree(folder / "before", folder / "after")
            shapes.update(models=len(app.models), holders=len(app.all_holders()),
                          views=len(app.views), files=len(app.formats))
            try:
                for kind, right, bad in app.differences(report_of(tool, folder / "before")):
                    agreed[kind] += right
                    wrong[kind] += len(bad)
                    words += bad
                right, bad = check_fix(app, tool, folder / "after")
                agreed["fixes"] += right
                wrong["fixes"] += len(bad)
                words += bad
            except (RuntimeError, ValueError, OSError, subprocess.SubprocessError) as reason:
                words.append(f"the tool failed: {reason}")
                wrong["runs"] += 1
            if words:
                disagreeing[seed] = words
        trees = [scratch / str(s) / t for s in sampled for t in ("before", "after")]
        failed = typecheck(trees)
        for seed in sampled:
            for tree in ("before", "after"):
                if said := failed.get(str(scratch / str(seed) / tree)):
                    wrong["compiled"] += 1
                    disagreeing.setdefault(seed, []).append(f"{tree} does not compile: {said}")
                    if tree == "before":
                        break
                else:
                    agreed["compiled"] += 1
        for seed, words in sorted(disagreeing.items()):
            for line in words:
                print(f"seed {seed}: {line}")
            if options.keep:
                target = options.keep / str(seed)
                shutil.rmtree(target, ignore_errors=True)
                shutil.copytree(scratch / str(seed), target)
                (target / "disagreements.txt").write_text("\n".join(words) + "\n")
    print(f"{options.count} apps from seed {options.seed}: "
          + ", ".join(f"{n} {k}" for k, n in shapes.items()))
    for kind in ("models", "blockers", "properties", "holders", "ownership", "migration", "fixes", "compiled"):
        print(f"  {kind:10} {agreed[kind]:6} agree, {wrong[kind]} do not")
    print(f"  {len(disagreeing)} apps disagree somewhere")
    return 1 if disagreeing else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except RuntimeError as reason:
        print(f"random-apps.py: {reason}", file=sys.stderr)
        sys.exit(2)

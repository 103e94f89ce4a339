#!/usr/bin/env python3
"""kill-runs.py --tool BIN [--runs N] [--seed N] [--models N] [--folder DIR] [--stop FILE] [--verify] [--commit] [--signal INT|TERM|HUP] : kills migrate-lint while it writes, over and over.

Makes a tree of models and views whose units have two to thirteen files each, runs '--fix' on it, and kills the process
(SIGKILL) at a random moment. Then 'migrate-lint recover' has to leave each unit wholly old or wholly new, and nothing
beside the files and the record of the run; a further '--fix' has to finish the rest, and 'undo' has to put that back.

With --verify, each unit is verified by a command that counts; no more units than it said yes to may stay new.

With --commit, each unit is committed; then git has to have one commit for each unit that is new, and see no change.

With --signal, the program and what it has started are asked to stop instead, as by Ctrl-C; then no unit may be half,
and nothing stray, without 'recover'.

The tree is made in DIR, which is the folder for temporary files if nothing else is said: what a kill leaves does not
depend on the disk, and in memory (/dev/shm) a run takes a fraction of the time. Once FILE is there, no further run begins.

Prints how many runs were killed where, and how many files were lost. Exit code 0 if none was, else 1."""
import argparse
import collections
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

MODEL = """import SwiftUI

final class Model%d: ObservableObject {
  @Published var count = 0
%s}
"""
VIEW = """import SwiftUI

struct View%d_%d: View {
  @StateObject private var model = Model%d()

  var body: some View { Text("\\(model.count)") }
}
"""


def draw_tree(folder, random, models):
    """Writes the tree; returns the files of each unit."""
    units = []
    for n in range(models):
        names = ["Model%d.swift" % n]
        padding = "".join("  func step%d() { count += %d }\n" % (i, i) for i in range(random.randrange(400)))
        files = {names[0]: MODEL % (n, padding)}
        for k in range(random.randint(1, 12)):
            files["Views/View%d_%d.swift" % (n, k)] = VIEW % (n, k, n)
        for name, text in files.items():
            path = os.path.join(folder, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            open(path, "w").write(text)
        units.append(sorted(files))
    return units


def await_file(path, process):
    """Waits until writing begins; returns when that was."""
    while process.poll() is None and not os.path.exists(path):
        time.sleep(0.0002)
    return time.time()


def contents(folder):
    result = {}
    for base, folders, names in os.walk(folder):
        folders[:] = [f for f in folders if f not in (".migrate-lint", ".git")]
        for name in names:
            path = os.path.join(base, name)
            result[os.path.relpath(path, folder)] = open(path, "rb").read()
    return result


def git(folder, *words):
    return subprocess.run(
        ("git", "-c", "user.name=Nobody", "-c", "user.email=nobody@example.org") + words, cwd=folder,
        capture_output=True, text=True, check=True).stdout


def heed_signals():
    """What runs in the background of a script ignores Ctrl-C, and so would all that it starts."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


def await_group(number):
    """Waits until a git that nobody waits for any more has ended."""
    while True:
        try:
            os.killpg(number, 0)
        except ProcessLookupError:
            return
        time.sleep(0.002)


def check_commits(tree, count):
    """What git sees that should not be there."""
    changed = git(tree, "status", "--porcelain")
    if changed:
        yield "git sees changes: %s" % changed.split("\n")[:3]
    made = int(git(tree, "rev-list", "--count", "HEAD")) - 1
    if made != count:
        yield "%d commits of %d units" % (made, count)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--tool", required=True)
    parser.add_argument("--runs", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--models", type=int, default=40)
    parser.add_argument("--folder", default=tempfile.gettempdir())
    parser.add_argument("--stop", default="/nowhere", help="a file; once it is there, no further run begins")
    parser.add_argument("--verify", action="store_true")
    parser.add_argument("--commit", action="store_true")
    parser.add_argument("--signal", choices=["INT", "TERM", "HUP"])
    options = parser.parse_args()
    number = signal.Signals["SIG" + (options.signal or "KILL")]
    tool = os.path.abspath(options.tool)
    finish = [tool, "--fix", "--commit" if options.commit else "--allow-no-vcs", "--quiet", "--format", "concise", "."]
    fix = finish + (["--verify", "sleep 0.02; echo yes >> .migrate-lint/yes"] if options.verify else [])
    chance = random.Random(options.seed)
    seen = collections.Counter()
    runs = 0
    problems = []
    with tempfile.TemporaryDirectory(dir=options.folder) as work:
        model = os.path.join(work, "model")
        units = draw_tree(model, chance, options.models)
        if options.commit:
            git(model, "init", "--quiet")
            git(model, "config", "user.name", "Nobody")
            git(model, "config", "user.email", "nobody@example.org")
            git(model, "config", "gc.auto", "0")
            git(model, "add", "--all")
            git(model, "commit", "--quiet", "--message", "Before")
        old = contents(model)
        whole = os.path.join(work, "whole")
        shutil.copytree(model, whole)
        journal = os.path.join(whole, ".migrate-lint", "journal")
        process = subprocess.Popen(fix, cwd=whole, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        start = await_file(journal, process)
        if process.wait() != 0:
            sys.exit("kill-runs.py: '--fix' does not even run without being killed")
        duration = time.time() - start
        new = contents(whole)
        for run in range(options.runs):
            tree = os.path.join(work, "tree")
            shutil.copytree(model, tree)
            process = subprocess.Popen(
                fix, cwd=tree, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
                preexec_fn=heed_signals)
            await_file(os.path.join(tree, ".migrate-lint", "journal"), process)
            time.sleep(chance.random() * duration)
            os.killpg(process.pid, number) if options.signal else process.send_signal(number)
            end = process.wait()
            if options.commit:
                await_group(process.pid)
            if end not in (-number, 2):
                # The first run, from which the time is known, may have been a slow one.
                duration *= 0.95
            seen["killed" if end == -number else "stopped by itself" if end == 2 else "ended before"] += 1
            if options.signal:
                problems += ["run %d: without recover: %s" % (run, p) for p in check(tree, units, old, new, None)]
                if options.commit:
                    kept = sum(contents_of(tree, u[0]) == new[u[0]] for u in units)
                    problems += ["run %d: without recover: %s" % (run, p) for p in check_commits(tree, kept)]
            halves = sum(len({contents_of(tree, f) == new[f] for f in u}) > 1 for u in units)
            seen["left a unit half written"] += halves > 0
            answer = subprocess.run([tool, "recover"], cwd=tree, capture_output=True, text=True)
            seen["rolled back"] += "rolled back" in answer.stderr
            seen["found complete"] += "had been written" in answer.stderr
            seen["rolled back as not verified"] += "had said yes" in answer.stderr
            seen["rolled back as not committed"] += "was committed; it is rolled back" in answer.stderr
            seen["found committed"] += "written and committed" in answer.stderr
            problems += ["run %d: %s" % (run, p) for p in check(tree, units, old, new, answer)]
            if options.verify:
                # The first yes is of the tree as it was.
                yes = os.path.join(tree, ".migrate-lint", "yes")
                count = len(open(yes).readlines()) - 1 if os.path.exists(yes) else 0
                kept = sum(contents_of(tree, u[0]) == new[u[0]] for u in units)
                if kept > max(count, 0):
                    problems.append("run %d: %d units stay, %d were found right" % (run, kept, count))
            if options.commit:
                kept = sum(contents_of(tree, u[0]) == new[u[0]] for u in units)
                problems += ["run %d: %s" % (run, p) for p in check_commits(tree, kept)]
            between = contents(tree)
            again = subprocess.run(finish, cwd=tree, capture_output=True, text=True)
            if again.returncode != 0 or contents(tree) != new:
                problems.append("run %d: the next run does not finish: %s" % (run, again.stderr))
            if options.commit:
                problems += ["run %d: in the end: %s" % (run, p) for p in check_commits(tree, len(units))]
            if between != new:
                undo = subprocess.run([tool, "undo"], cwd=tree, capture_output=True, text=True)
                if undo.returncode != 0 or contents(tree) != between:
                    problems.append("run %d: undo does not take that back: %s" % (run, undo.stderr))
            shutil.rmtree(tree)
            runs += 1
            if os.path.exists(options.stop):
                break
    for what, count in sorted(seen.items()):
        print("%5d %s" % (count, what))
    print("%d runs, %d models, seed %d: %d problems" % (runs, options.models, options.seed, len(problems)))
    for problem in problems[:20]:
        print(problem)
    sys.exit(1 if problems else 0)


def contents_of(tree, name):
    return open(os.path.join(tree, name), "rb").read()


def check(tree, units, old, new, answer):
    """What is wrong with a tree once it is recovered."""
    if answer and answer.returncode != 0:
        yield "recover ends with %d: %s" % (answer.returncode, answer.stderr)
    now = contents(tree)
    for name in sorted(set(now) ^ set(old)):
        yield "%s is %s" % (name, "stray" if name in now else "lost")
    for unit in units:
        states = {"new" if now.get(f) == new[f] else "old" if now.get(f) == old[f] else "neither" for f in unit}
        if len(states) > 1 or "neither" in states:
            yield "%s: %s" % (unit, sorted(states))


if __name__ == "__main__":
    main()

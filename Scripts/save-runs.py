#!/usr/bin/env python3
"""save-runs.py --tool BIN [--runs N] [--seed N] [--files N] : saves files while migrate-lint writes them.

Runs '--fix' on a tree of models, and until it ends saves its files without a pause: half of the times by adding a line,
half of the times by putting another file in the place, as editors do. Each line that was saved has to be there
afterwards, and nothing else may stand beside the files.

Prints how many lines were saved and how many were lost. Exit code 0 if none was, else 1."""
import argparse
import os
import random
import subprocess
import sys
import tempfile
import time

MODEL = """import SwiftUI

final class Model%d: ObservableObject {
  @Published var count = 0
}
"""


def save(path, line, chance):
    if chance.random() < 0.5:
        with open(path, "a") as file:
            file.write(line)
        return
    with open(path) as file:
        text = file.read()
    with open(path + "~", "w") as file:
        file.write(text + line)
    os.rename(path + "~", path)


def await_file(path, process):
    while process.poll() is None and not os.path.exists(path):
        time.sleep(0.0002)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--tool", required=True)
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--files", type=int, default=120)
    options = parser.parse_args()
    command = [os.path.abspath(options.tool), "--fix", "--allow-no-vcs", "--quiet", "--format", "concise", "."]
    chance = random.Random(options.seed)
    saved, lost, dropped, strays = 0, 0, 0, 0
    for _ in range(options.runs):
        with tempfile.TemporaryDirectory() as folder:
            paths = [os.path.join(folder, "Model%d.swift" % n) for n in range(options.files)]
            for n, path in enumerate(paths):
                with open(path, "w") as file:
                    file.write(MODEL % n)
            process = subprocess.Popen(
                command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
            await_file(os.path.join(folder, ".migrate-lint", "journal"), process)
            lines = {}
            while process.poll() is None:
                path = chance.choice(paths)
                line = "// saved %d\n" % saved
                save(path, line, chance)
                lines.setdefault(path, []).append(line)
                saved += 1
            dropped += process.stderr.read().count("not written")
            for path, all_of_it in lines.items():
                text = open(path).read()
                lost += sum(line not in text for line in all_of_it)
            strays += sum(name.startswith(".migrate-lint-") for name in os.listdir(folder))
    print("%d runs, seed %d: %d lines saved, %d lost, %d units left for it, %d stray files"
          % (options.runs, options.seed, saved, lost, dropped, strays))
    sys.exit(1 if lost or strays else 0)


if __name__ == "__main__":
    main()

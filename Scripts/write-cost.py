#!/usr/bin/env python3
"""write-cost.py --tool BIN [--tool BIN ...] [--models N] [--rounds N] [--folder DIR] : what writing takes, for each file.

Makes a tree of models and holders with Benchmarks/make-tree.py, runs '--fix --verbose' on copies of it, the programs in
turn, in memory (/dev/shm, where there is one) and in DIR, there with and without waiting for the disk (a C compiler is
needed for the latter), and prints the median and the least of what the program says that writing took."""
import argparse
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile

HOME = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def run(tool, model, copy, environment):
    """Milliseconds and files of one run, and how often it waited for the disk."""
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(model, copy)
    os.sync()
    with tempfile.TemporaryDirectory() as counts:
        environment = dict(os.environ, SYNC_REPORT=os.path.join(counts, "syncs"), **environment)
        said = subprocess.run(
            [tool, "--fix", "--allow-no-vcs", "--verbose", "--format", "concise", "--exit-zero", "."], cwd=copy,
            env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=True).stderr
        calls = sum(int(open(os.path.join(counts, name)).read().split()[0]) for name in os.listdir(counts))
    shutil.rmtree(copy)
    files = int(re.search(r"migrated \d+ models? in (\d+) files?", said).group(1))
    return int(re.search(r"writing took (\d+) ms", said).group(1)), files, calls


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--tool", action="append", required=True)
    parser.add_argument("--models", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--folder", default=tempfile.gettempdir())
    options = parser.parse_args()
    tools = [os.path.abspath(tool) for tool in options.tool]
    with tempfile.TemporaryDirectory(dir=options.folder) as work:
        model = os.path.join(work, "model")
        subprocess.run([os.path.join(HOME, "Benchmarks", "make-tree.py"), model, "--models", str(options.models)],
                       check=True, stdout=subprocess.DEVNULL)
        library = os.path.join(work, "no-sync.so")
        source = os.path.join(HOME, "Benchmarks", "programs", "no-sync.c")
        compiler = shutil.which("cc") or shutil.which("clang")
        built = compiler and subprocess.run([compiler, "-shared", "-fPIC", "-O", "-o", library, source, "-ldl"]).returncode == 0
        preload = {"LD_PRELOAD": library} if built else {}
        places = {"disk": (os.path.join(work, "copy"), preload)}
        if built:
            places["disk, not waited for"] = (os.path.join(work, "copy"), dict(preload, SYNC_MODE="skip"))
        memory = tempfile.mkdtemp(dir="/dev/shm") if os.access("/dev/shm", os.W_OK) else None
        if memory:
            places["memory"] = (os.path.join(memory, "copy"), preload)
        results = {}
        try:
            for _ in range(options.rounds):
                for place, (copy, environment) in places.items():
                    for tool in tools:
                        results.setdefault((place, tool), []).append(run(tool, model, copy, environment))
        finally:
            if memory:
                shutil.rmtree(memory, ignore_errors=True)
    for (place, tool), found in results.items():
        times, files, calls = [f[0] for f in found], found[0][1], found[0][2]
        print("%-22s %-12s %5d files, %4d waits, median %5d ms (%.3f a file), least %5d ms (%.3f a file)" % (
            place, os.path.basename(tool), files, calls, statistics.median(times), statistics.median(times) / files,
            min(times), min(times) / files))
    return 0


if __name__ == "__main__":
    sys.exit(main())

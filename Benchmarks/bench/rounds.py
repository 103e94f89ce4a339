"""The measurements, round by round: what is compared runs in the same round, one after the other."""

import os
import pathlib
import shutil
import statistics
import subprocess

from .cases import TRIGGERS
from .system import Failed, say
from .trees import swift_files

PATTERN = "$VALUE.environmentObject($MODEL)"
QUICK_RUNS = {"S": 10, "M": 3}
VERSION_RUNS = 20
CHANGED_FILES = 2_000


class Measurements:
    """Figures by what was measured and on which tree, one for each round."""

    def __init__(self):
        self.figures = {}
        self.skipped = []

    def add(self, what, tree, round_number, run):
        entry = self.figures.setdefault(f"{what} {tree}", {})
        entry[str(round_number)] = {"wall": run.wall, "cpu": run.cpu, "peak": run.peak}

    def of(self, what, tree, part="wall"):
        """Round to figure."""
        return {number: run[part] for number, run in self.figures.get(f"{what} {tree}", {}).items()}

    def median(self, what, tree, part="wall"):
        values = self.of(what, tree, part).values()
        return statistics.median(values) if values else None

    def ratios(self, one, other, part="wall"):
        """One divided by the other, for each round that has both; each is (what, tree)."""
        first, second = self.of(*one, part), self.of(*other, part)
        return [first[number] / second[number] for number in first if number in second]

    def skip(self, what, reason):
        line = f"{what}: {reason}"
        if line not in self.skipped:
            say(f"skipped: {line}")
            self.skipped.append(line)


def commands(tree, tools):
    """What runs on a tree in each round, and what only in the first ones because it is slow."""
    folder = tree.name
    listed = f"{tree.name}.list"
    words = [part for trigger in TRIGGERS for part in ("-e", trigger)]
    quick = {
        "read": [tools.programs.reader, listed, "2"],
        "ripgrep": ["rg", "-j2", "-c", *words, folder],
        "lint, 1 job": [tools.lint, "lint", "--no-cache", "--jobs", "1", folder],
        "lint, 2 jobs": [tools.lint, "lint", "--no-cache", "--jobs", "2", folder],
        "lint again": again(tree, tools),
    }
    slow = {}
    if tree.name in ("S", "M", "L"):
        slow["swift-syntax"] = [tools.parser, listed] if tools.parser else None
        slow["ast-grep"] = ["ast-grep", "run", "-l", "swift", "-p", PATTERN, "-j", "1", folder] \
            if shutil.which("ast-grep") else None
    if tree.name in ("S", "M"):
        slow["swift-format"] = ["swift", "format", "lint", "-p", "-r", folder]
    return quick, slow


def again(tree, tools):
    """A run whose like is kept already."""
    return [tools.lint, "lint", "--cache-path", "kept", "--jobs", "2", tree.name]


ABSENT = {
    "swift-syntax": "Benchmarks/bare-parse was not built",
    "ast-grep": "it is not installed; `pip install ast-grep-cli` brings it",
    "ripgrep": "it is not installed",
}


class Rounds:
    def __init__(self, tools, root, trees, options):
        self.tools, self.root, self.trees, self.options = tools, root, trees, options
        self.result = Measurements()

    def run(self, what, tree, number, words, runs=1):
        if words is None or (words[0] == "rg" and not shutil.which("rg")):
            return self.result.skip(what, ABSENT.get(what, "absent"))
        try:
            taken = self.tools.programs.run(words, self.root, runs=runs, limit=self.options.limit,
                                            output=self.root / "output")
        except Failed as failure:
            return self.result.skip(f"{what} on {tree}", str(failure))
        self.result.add(what, tree, number, taken)

    def visit(self, tree, number):
        quick, slow = commands(tree, self.tools)
        names = list(quick)
        if tree.name == "flat":
            names = ["ripgrep", "lint, 2 jobs", "lint again"]
        # Now one goes first and now the other: what is first finds the caches in another state.
        for what in names if number % 2 else reversed(names):
            self.run(what, tree.name, number, quick[what], runs=QUICK_RUNS.get(tree.name, 1))
        if number <= self.options.slow_rounds and tree.name != "flat":
            for what, words in slow.items():
                if what not in self.options.without:
                    self.run(what, tree.name, number, words)

    def warm_up(self):
        """Every file is read once, so that none comes from the disk later, and one run of each tree is kept."""
        shutil.rmtree(self.root / "kept", ignore_errors=True)
        for tree in self.trees.values():
            self.tools.programs.run([self.tools.programs.reader, f"{tree.name}.list", "2"], self.root)
            say(f"keeping a run: {tree.name}")
            self.tools.programs.run(again(tree, self.tools), self.root, limit=self.options.limit,
                                    output=self.root / "output")

    def measure(self):
        self.warm_up()
        for number in range(1, self.options.rounds + 1):
            for tree in self.trees.values():
                say(f"round {number} of {self.options.rounds}: {tree.name}")
                self.visit(tree, number)
            for what, words in (("rg --version", ["rg", "--version"]),
                                ("lint --version", [self.tools.lint, "--version"])):
                self.run(what, "-", number, words, runs=VERSION_RUNS)
        return self.result


def models(rounds, tree, number):
    """How long a tree of nothing but models takes."""
    rounds.run("lint, 1 job", tree.name, number, [rounds.tools.lint, "lint", "--no-cache", "--jobs", "1", tree.name])


def copy_for_fix(tree, place):
    """A copy of a tree with all in git, as --fix wants it."""
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(tree.folder, place)
    git = ["git", "-C", str(place), "-c", "user.name=benchmark", "-c", "user.email=benchmark@example.org",
           "-c", "gc.auto=0", "-c", "maintenance.auto=false"]
    for words in (["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "before"]):
        subprocess.run([*git, *words], check=True)
    os.sync()


def changed_files(tree, place):
    """How many files are no longer as in the tree."""
    return sum(pathlib.Path(path).read_bytes() != (place / os.path.relpath(path, tree.folder)).read_bytes()
               for path in swift_files(tree.folder))


def loads_libraries(program):
    """Whether a program is linked so that another library can be put in front of the system's."""
    with open(program, "rb") as file:
        start = file.read(4096)
    return b"ld-linux" in start or b"ld-musl" in start


def fixes(rounds, tree):
    """Writing: --fix against the same run that writes nothing, on the disk, without waiting for it, in memory."""
    programs, tool = rounds.tools.programs, rounds.tools.lint
    places = {"disk": rounds.root / "fix-copy"}
    if os.path.isdir("/dev/shm") and os.access("/dev/shm", os.W_OK):
        places["memory"] = pathlib.Path("/dev/shm") / f"migrate-lint-fix-{os.getpid()}"
    facts = {"changed": 0, "calls": 0, "syncs": []}
    report = rounds.root / "syncs"
    try:
        for number in range(1, rounds.options.slow_rounds + 1):
            for name, place in places.items():
                takes_libraries = programs.syncs and loads_libraries(tool)
                modes = ["count", "skip"] if name == "disk" and takes_libraries else [""]
                for mode in modes:
                    say(f"--fix, round {number}: {name} {mode}")
                    copy_for_fix(tree, place)
                    check = programs.run([tool, "lint", "--check", "--quiet", "."], place, limit=rounds.options.limit)
                    rounds.result.add("check", f"{name} {mode}".strip(), number, check)
                    for old in rounds.root.glob("syncs.*"):
                        old.unlink()
                    environment = {"LD_PRELOAD": programs.syncs, "SYNC_MODE": mode, "SYNC_REPORT": str(report)} \
                        if mode else {}
                    fix = programs.run([tool, "lint", "--fix", "--quiet", "--exit-zero", "."], place,
                                       limit=rounds.options.limit, environment=environment)
                    rounds.result.add("fix", f"{name} {mode}".strip(), number, fix)
                    facts["changed"] = changed_files(tree, place)
                    counts = [p.read_text().split() for p in rounds.root.glob("syncs.*")]
                    if mode == "count":
                        facts["calls"] = sum(int(count) for count, _ in counts)
                        facts["syncs"].append(sum(int(time) for _, time in counts) / 1e9)
    except Failed as failure:
        rounds.result.skip("--fix", str(failure))
    finally:
        for place in places.values():
            shutil.rmtree(place, ignore_errors=True)
    return facts

"""What was aimed at, and what was reached."""

import collections
import math
import statistics

MEGABYTE = 1_000_000
FLAT_FILES = 25_000
Target = collections.namedtuple("Target", "name goal stretch unit is_floor")
Result = collections.namedtuple("Result", "target value spread verdict note")

L_RATIO = Target("L, 2 jobs ÷ ripgrep -j2", 2.5, 1.8, "", False)
XL_RATIO = Target("XL, 2 jobs ÷ ripgrep -j2", 2.5, 1.8, "", False)
FLAT_RATIO = Target("25,000 files in one flat folder, 2 jobs ÷ ripgrep -j2", 2.9, 2.4, "", False)
S_RATIO = Target("S, 2 jobs ÷ ripgrep -j2", 0.9, 0.7, "", False)
AGAIN = Target("L again, where nothing has changed, 2 jobs ÷ ripgrep -j2", 0.5, None, "", False)
START = Target("`--version` ÷ `rg --version`", 1.3, 0.7, "", False)
PARSER = Target("faster than swift-syntax's bare parse, 1 thread, L", 12, 18, " ×", True)
AST_GREP = Target("faster than ast-grep with one pattern, 1 thread, L", 40, 60, " ×", True)
FORMAT = Target("faster than swift-format lint, M", 300, 500, " ×", True)
INSTRUCTIONS = Target("instructions per source byte, M", 25, 16, "", False)
MEMORY = Target("peak memory, worst of the trees: bytes per source byte beside {base} MB", 0.10, 0.06, "", False)
MEMORY_BASE = (16, 12)
GROWTH = Target("growth of CPU time with bytes, M to XL (exponent)", 1.05, 1.02, "", False)
MODELS = Target("growth of CPU time with models, 5,000 to 20,000 (exponent)", 1.05, 1.02, "", False)
FIX = Target("writing a fix, per file, on the disk", 0.2, None, " ms", False)


def verdict(target, value):
    def reached(figure):
        return figure is not None and (value >= figure if target.is_floor else value <= figure)
    if value is None:
        return "not measured"
    return "stretch" if reached(target.stretch) else "goal" if reached(target.goal) else "**missed**"


def result(target, value, values=(), note=""):
    spread = f"{short(min(values))} to {short(max(values))}" if len(values) > 1 else ""
    return Result(target, value, spread, verdict(target, value), note)


def short(value):
    if value is None:
        return ""
    return f"{value:.0f}" if abs(value) >= 100 else f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"


def ratio(measured, target, one, other):
    values = measured.ratios(one, other)
    return result(target, statistics.median(values) if values else None, values)


def exponent(small, large, small_size, large_size):
    if None in (small, large) or large_size <= small_size:
        return None
    return math.log(large / small) / math.log(large_size / small_size)


def memory(measured, trees):
    """The worst of the trees, for the goal and for the stretch, which allow different bases."""
    values = []
    for base in MEMORY_BASE:
        rates = [(measured.median("lint, 2 jobs", tree.name, "peak") or 0, tree) for tree in trees.values()]
        values.append(max(((peak - base * MEGABYTE) / tree.bytes for peak, tree in rates if peak), default=None))
    target = MEMORY._replace(name=MEMORY.name.format(base=MEMORY_BASE[0]))
    if values[0] is None:
        return result(target, None)
    reached = "stretch" if values[1] <= target.stretch else "goal" if values[0] <= target.goal else "**missed**"
    note = f"{short(values[1])} beside {MEMORY_BASE[1]} MB"
    return Result(target, max(values[0], 0), "", reached, note)


def growth(measured, trees):
    small, large = trees.get("M"), trees.get("XL") or trees.get("L")
    if not small or not large:
        return result(GROWTH, None)
    value = exponent(*(measured.median("lint, 1 job", t.name, "cpu") for t in (small, large)), small.bytes, large.bytes)
    return result(GROWTH, value, note="" if large.name == "XL" else "M to L")


def all_results(measured, trees, extra):
    """One for each target, whether it was measured or not."""
    pairs = [(L_RATIO, "L"), (XL_RATIO, "XL"), (FLAT_RATIO, "flat"), (S_RATIO, "S")]
    results = [ratio(measured, target, ("lint, 2 jobs", tree), ("ripgrep", tree)) for target, tree in pairs]
    if "flat" in trees and trees["flat"].files < FLAT_FILES:
        results[2] = results[2]._replace(note=f"only {trees['flat'].files:,} files")
    results.append(ratio(measured, AGAIN, ("lint again", "L"), ("ripgrep", "L")))
    results.append(ratio(measured, START, ("lint --version", "-"), ("rg --version", "-")))
    for target, what, ours, tree in ((PARSER, "swift-syntax", "lint, 1 job", "L"),
                                     (AST_GREP, "ast-grep", "lint, 1 job", "L"),
                                     (FORMAT, "swift-format", "lint, 2 jobs", "M")):
        results.append(ratio(measured, target, (what, tree), (ours, tree)))
    counted = extra.get("instructions")
    results.append(result(INSTRUCTIONS, counted / trees["M"].bytes if counted and "M" in trees else None))
    results.append(memory(measured, {n: t for n, t in trees.items() if n != "flat"}))
    results.append(growth(measured, trees))
    cpu = [measured.median("lint, 1 job", f"models-{count}", "cpu") for count in extra.get("models", (0, 0))]
    results.append(result(MODELS, exponent(*cpu, *extra.get("models", (1, 1)))))
    results.append(result(FIX, *writing(measured, extra.get("fixes", {}), "disk count", "disk")))
    return results


def writing(measured, facts, *trees):
    """Milliseconds that --fix takes beyond --check for each changed file, and all of them by round."""
    for tree in trees:
        check, fix = measured.of("check", tree), measured.of("fix", tree)
        if fix and facts.get("changed"):
            values = [(fix[number] - check[number]) * 1000 / facts["changed"] for number in fix if number in check]
            return statistics.median(values), values
    return None, ()

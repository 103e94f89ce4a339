"""The tables, in Markdown, and the document that holds them."""

import os
import pathlib

from .targets import all_results, short, writing

BY_HAND = "<!-- by hand: what stands from here to the next mark is kept when the document is written anew -->"
BY_HAND_ENDS = "<!-- by hand ends -->"
ROWS = [
    ("read", "open, read and close every file, C, 2 threads"),
    ("ripgrep", "ripgrep `-j2 -c` for the five trigger words"),
    ("lint, 2 jobs", "**migrate-lint, 2 jobs**"),
    ("lint, 1 job", "**migrate-lint, 1 job**"),
    ("lint again", "**migrate-lint again**, where nothing has changed, 2 jobs"),
    ("swift-syntax", "swift-syntax {swift-syntax} `Parser.parse`, 1 thread"),
    ("ast-grep", "ast-grep, one pattern, 1 thread"),
    ("swift-format", "`swift format lint -p`"),
]


def table(head, rows, right=None):
    marks = ["---" if index == 0 else "--:" for index in range(len(head))] if right is None else right
    lines = [head, marks, *rows]
    return "".join("| " + " | ".join(str(cell) for cell in line) + " |\n" for line in lines)


def milliseconds(seconds):
    if seconds is None:
        return ""
    value = seconds * 1000
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def megabytes(count):
    return f"{count / 1e6:,.1f}"


def trees_table(trees):
    rows = [[tree.name, f"{tree.files:,}", megabytes(tree.bytes), f"{tree.lines:,}", f"{tree.with_trigger:,}",
             f"{tree.bytes / max(tree.files, 1) / 1000:.1f}"] for tree in trees.values()]
    return table(["tree", "files", "MB", "lines", "files with a trigger word", "KB a file"], rows)


def times_table(measured, trees, facts):
    names = [name for name in trees if name != "flat"] + (["flat"] if "flat" in trees else [])
    rows = []
    for what, label in ROWS:
        cells = [milliseconds(measured.median(what, name)) for name in names]
        if any(cells):
            rows.append([label.format(**facts), *cells])
    return table(["wall ms, median", *names], rows)


def shares_table(measured, trees):
    """CPU time and memory of our runs."""
    rows = []
    for what, part, label, form in (
            ("lint, 1 job", "cpu", "CPU ms, 1 job", milliseconds), ("lint, 2 jobs", "cpu", "CPU ms, 2 jobs", milliseconds),
            ("lint, 1 job", "peak", "peak MB, 1 job", megabytes), ("lint, 2 jobs", "peak", "peak MB, 2 jobs", megabytes),
            ("ripgrep", "peak", "peak MB of ripgrep", megabytes)):
        figures = [measured.median(what, name, part) for name in trees]
        if any(figures):
            rows.append([label, *(form(figure) if figure else "" for figure in figures)])
    return table(["", *trees], rows)


def targets_table(results):
    rows = []
    for entry in results:
        target = entry.target
        stretch = f"{target.stretch:g}{target.unit}" if target.stretch else ""
        sign = "≥" if target.is_floor else "≤"
        value = f"{short(entry.value)}{target.unit}" if entry.value is not None else ""
        rows.append([target.name, f"{sign} {target.goal:g}{target.unit}", f"{sign} {stretch}" if stretch else "",
                     value, "; ".join(filter(None, (entry.spread, entry.note))), entry.verdict])
    return table(["", "goal", "stretch", "measured", "over the rounds", "verdict"], rows,
                 right=["---", "--:", "--:", "--:", "--:", "---"])


def models_text(measured, extra):
    counts = extra.get("models")
    if not counts:
        return ""
    rows = []
    for count in counts:
        name = f"models-{count}"
        cpu, peak = (measured.median("lint, 1 job", name, part) for part in ("cpu", "peak"))
        if cpu:
            rows.append([f"{count:,}", f"{3 * count:,}", milliseconds(measured.median("lint, 1 job", name)),
                         milliseconds(cpu), f"{cpu / count * 1e6:.1f}", f"{peak / count / 1000:.2f}"])
    head = ["models", "holders", "wall ms, 1 job", "CPU ms", "CPU µs for each model", "peak KB for each model"]
    return ("\n## Many models\n\nOne project of nothing but models, each with a view that makes it, one that is given it "
            "and one that\nhas it from the environment. The time for each model should not depend on their number.\n\n"
            + table(head, rows, right=["--:"] * len(head)))


def fixes_text(measured, extra):
    facts = extra.get("fixes")
    if not facts or not facts.get("changed"):
        return ""
    rows, parts = [], {}
    for tree, label in (("disk count", "on the disk"), ("disk skip", "on the disk, without waiting for it (`fsync`)"),
                        ("disk", "on the disk"), ("memory", "in memory (tmpfs)")):
        check, fix = measured.median("check", tree), measured.median("fix", tree)
        if fix:
            parts[tree] = writing(measured, facts, tree)[0]
            cpu = [milliseconds(measured.median(what, tree, "cpu")) for what in ("check", "fix")]
            rows.append([label, milliseconds(check), milliseconds(fix), f"{parts[tree]:.3f}", *cpu])
    text = (f"\n## Writing\n\n`--fix` over {facts['changed']:,} files that change, in a git repository, beside `--check`, "
            "which finds out the same\nand writes nothing.\n\n"
            + table(["", "--check, ms", "--fix, ms", "ms more for each file", "CPU of --check, ms", "CPU of --fix, ms"],
                    rows))
    if facts.get("syncs"):
        whole = measured.median("fix", "disk count")
        waiting = sorted(facts["syncs"])[len(facts["syncs"]) // 2]
        text += f"\n`fsync` is called {facts['calls']:,} times; its calls, of all threads, add up to {milliseconds(waiting)} ms"
        skip = measured.median("fix", "disk skip")
        text += f". Without them a run takes {milliseconds(skip)} ms for {milliseconds(whole)} ms: " \
                f"a share of {100 * (whole - skip) / whole:.0f} %.\n" if skip else ".\n"
    return text


def origin_text(trees, seed):
    kinds = {tree.origin["kind"] for name, tree in trees.items() if name != "flat"}
    if "given" in kinds:
        origin = next(tree.origin for name, tree in trees.items() if name != "flat")
        names = ", ".join(sorted(os.path.basename(folder).replace("+", "/") for folder in origin["folders"]))
        return ("L is all Swift files of the folders below, XL is three times L, and the smaller trees are files of L,\n"
                f"drawn with the seed {seed}: {names}.")
    return ("The trees are made from the fixtures of this repository and from `Benchmarks/pieces` by "
            f"`Benchmarks/make-tree.py`\nwith the seed {seed}: as many files as the trees of the reference "
            "measurements, sizes that spread as in real\nprojects, every type with a name of its own.")


def body(measured, trees, extra, facts):
    """Everything but the part that is written by hand."""
    machine = "".join(f"- {name}: {value}\n" for name, value in facts.items())
    results = all_results(measured, trees, extra)
    missed = [entry.target.name for entry in results if "missed" in entry.verdict]
    absent = [entry.target.name for entry in results if entry.verdict == "not measured"]
    verdict = f"{len(missed)} of {len(results) - len(absent)} measured targets are missed." if missed \
        else "No measured target is missed."
    text = f"""Written by `Benchmarks/run.sh`; no figure is typed in by hand. Write it again with

```
{extra['command']}
```

Everything that is compared ran in one session, one after the other in each of {extra['rounds']} rounds (slow tools:
{extra['slow_rounds']}), with the files in the page cache. Times are medians; a ratio is taken within each round, and its median
is given. Absolute times do not travel between machines.

## Targets

{targets_table(results)}
{verdict}

## Times

{times_table(measured, trees, facts)}
{shares_table(measured, trees)}{models_text(measured, extra)}{fixes_text(measured, extra)}
## Trees

{origin_text(trees, extra['seed'])}

{trees_table(trees)}
## Machine

{machine}"""
    if measured.skipped:
        text += "\n## Left out\n\n" + "".join(f"- {line}\n" for line in measured.skipped)
    return text


def write_document(path, text):
    """Writes the document and keeps what people wrote between the marks."""
    path = pathlib.Path(path)
    old = path.read_text() if path.exists() else ""
    start, end = old.find(BY_HAND), old.find(BY_HAND_ENDS)
    kept = old[start + len(BY_HAND):end] if 0 <= start < end else "\n\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"# Performance\n\n{text}\n{BY_HAND}{kept}{BY_HAND_ENDS}\n")


def command_line(options, defaults):
    """How to measure this again: without the paths of this machine."""
    words = ["Benchmarks/run.sh"]
    for name in ("sizes", "rounds", "slow_rounds", "seed", "models", "without"):
        value = getattr(options, name)
        if value != defaults[name]:
            text = ",".join(map(str, value)) if isinstance(value, list) else str(value)
            words += [f"--{name.replace('_', '-')}", text or "0"]
    return " ".join(words + (["FOLDER…"] if options.folders else []) + ["--report", "docs/performance.md"])

#!/usr/bin/env python3
"""Proves that two programs say the same of source trees: what only makes it faster may change no result.

    Benchmarks/same-findings.py OLD NEW TREE…
    Benchmarks/same-findings.py OLD NEW --each FOLDER-OF-TREES --each ANOTHER
    Benchmarks/same-findings.py BIN BIN --new-flags '--jobs 1' TREE…

On each tree both are run with `--format json`, and with `--diff --unsafe-fixes`. Standard output,
standard error and the exit code have to be equal, byte for byte. Nothing is written into a tree.
Where something differs, the first of it is shown, and `--keep FOLDER` keeps both outputs.
`--recall FOLDER` keeps what OLD said, by its content and the tree's path, so that it need not run
again for the next NEW; that is for trees that stay as they are.

Exit code: 0 if all is the same, 1 if not, 2 if it could not run.
"""

import argparse
import collections
import concurrent.futures
import hashlib
import json
import os
import pathlib
import shlex
import subprocess
import sys
import tempfile
import time

MODES = {
    "json": ["--format", "json"],
    "diff": ["--diff", "--unsafe-fixes", "--format", "concise"],
}
BLOCK = 1 << 20
Run = collections.namedtuple("Run", "out err code seconds")


def command(tool, flags, mode, jobs):
    threads = ["--jobs", str(jobs)] if jobs else []
    return [tool, "lint", *MODES[mode], "--color", "never", *threads, *flags, "."]


def run(words, tree, store, name):
    """Output goes to files: that of a large tree is large."""
    out, err = store / f"{name}.out", store / f"{name}.err"
    start = time.monotonic()
    with open(out, "wb") as to_out, open(err, "wb") as to_err:
        code = subprocess.run(words, cwd=tree, stdin=subprocess.DEVNULL, stdout=to_out,
                              stderr=to_err).returncode
    return Run(out, err, code, time.monotonic() - start)


def recalled(words, tree, store, options, mode):
    """What the old program said of a tree, from last time if that was kept."""
    if not options.recall:
        return run(words, tree, store, "old")
    key = hashlib.sha256("\0".join([options.identity, mode, tree, *words[1:]]).encode()).hexdigest()
    known = pathlib.Path(options.recall) / key[:24]
    if not (known / "code").exists():
        known.mkdir(parents=True, exist_ok=True)
        code = run(words, tree, known, "old").code
        (known / "code").write_text(str(code))
    for name in ("old.out", "old.err"):
        (store / name).write_bytes((known / name).read_bytes())
    return Run(store / "old.out", store / "old.err", int((known / "code").read_text()), 0)


def first_difference(one, two):
    """The offset of the first byte that differs, or none."""
    offset = 0
    with open(one, "rb") as left, open(two, "rb") as right:
        while True:
            a, b = left.read(BLOCK), right.read(BLOCK)
            if a != b:
                shared = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y),
                              min(len(a), len(b)))
                return offset + shared
            if not a:
                return None
            offset += len(a)


def shown(path, offset):
    """The line of a text that an offset is in."""
    data = path.read_bytes()
    start = data.rfind(b"\n", 0, offset) + 1
    end = data.find(b"\n", offset)
    line = data[start:end if end >= 0 else len(data)]
    if len(line) > 300:
        at = max(0, offset - start - 150)
        line = b"..." + line[at:at + 300] + b"..."
    return f"line {data.count(10, 0, offset) + 1}: " + line.decode("utf-8", "replace")


def items(path):
    """Findings and models of a report, as a multiset of texts; none if it is no report."""
    try:
        report = json.loads(path.read_bytes())
        return collections.Counter(
            f"{kind} {entry['file']}:{entry['line']} " + json.dumps(entry, ensure_ascii=False)
            for kind in ("findings", "models") for entry in report[kind])
    except (ValueError, KeyError, TypeError):
        return None


def differences(old, new, mode):
    """What differs between two runs, in words."""
    words = []
    if old.code != new.code:
        words.append(f"exit code {old.code} and {new.code}")
    for name in ("out", "err"):
        one, two = getattr(old, name), getattr(new, name)
        offset = first_difference(one, two)
        if offset is None:
            continue
        words.append(f"{'standard output' if name == 'out' else 'standard error'} at byte {offset}")
        before, after = (items(one), items(two)) if name == "out" and mode == "json" else (None, None)
        if before is None or after is None:
            words += [f"  old, {shown(one, offset)}", f"  new, {shown(two, offset)}"]
            continue
        for side, gone in (("old", before - after), ("new", after - before)):
            words += [f"  only {side}: {text[:400]}" for text in sorted(gone)[:3]]
            if sum(gone.values()) > 3:
                words.append(f"  only {side}: and {sum(gone.values()) - 3} more")
        if before == after:
            words.append("  the same findings and models: their order or the summary differs")
    return words


def compare(tree, options, store):
    """The lines to print on a tree, and how many modes differ."""
    lines, different = [], 0
    for mode in options.modes:
        folder = pathlib.Path(tempfile.mkdtemp(dir=store))
        runs = [recalled(command(options.old, options.old_flags, mode, options.jobs), tree, folder,
                         options, mode),
                run(command(options.new, options.new_flags, mode, options.jobs), tree, folder, "new")]
        words = differences(*runs, mode)
        size = runs[0].out.stat().st_size
        verdict = "DIFFERENT" if words else "same"
        lines.append(f"{verdict:9} {mode:4} {os.path.basename(tree)}: {size} bytes, exit code "
                     f"{runs[0].code}, "
                     + (f"{runs[0].seconds:.2f} s and " if runs[0].seconds else "recalled and ")
                     + f"{runs[1].seconds:.2f} s")
        lines += [f"          {word}" for word in words]
        different += bool(words)
        if words and options.keep:
            kept = pathlib.Path(options.keep) / f"{os.path.basename(tree)}.{mode}"
            kept.mkdir(parents=True, exist_ok=True)
            for file in folder.iterdir():
                (kept / file.name).write_bytes(file.read_bytes())
            lines.append(f"          kept in {kept}")
        for file in folder.iterdir():
            file.unlink()
        folder.rmdir()
    return lines, different


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("trees", nargs="*")
    parser.add_argument("--each", action="append", default=[], metavar="FOLDER",
                        help="every folder in FOLDER is a tree")
    parser.add_argument("--modes", default="json,diff", type=lambda text: text.split(","))
    parser.add_argument("--jobs", type=int, help="handed on to both")
    parser.add_argument("--old-flags", default=[], type=shlex.split, metavar="FLAGS")
    parser.add_argument("--new-flags", default=[], type=shlex.split, metavar="FLAGS")
    parser.add_argument("--at-once", type=int, default=1, help="trees that are compared at a time")
    parser.add_argument("--keep", metavar="FOLDER", help="where outputs go that differ")
    parser.add_argument("--recall", metavar="FOLDER", help="where outputs of OLD are kept")
    options = parser.parse_intermixed_args()
    options.old, options.new = os.path.abspath(options.old), os.path.abspath(options.new)
    trees = [os.path.abspath(tree) for tree in options.trees]
    for folder in options.each:
        trees += sorted(os.path.abspath(e.path) for e in os.scandir(folder) if e.is_dir())
    wrong = [p for p in (options.old, options.new) if not os.access(p, os.X_OK)]
    wrong += [tree for tree in trees if not os.path.isdir(tree)]
    wrong += [mode for mode in options.modes if mode not in MODES]
    if wrong or not trees:
        print(f"same-findings.py: no such program, tree or mode: {', '.join(wrong) or 'no tree'}",
              file=sys.stderr)
        return 2
    options.identity = hashlib.sha256(pathlib.Path(options.old).read_bytes()).hexdigest()
    failed = 0
    with tempfile.TemporaryDirectory() as store, \
            concurrent.futures.ThreadPoolExecutor(options.at_once) as pool:
        for lines, different in pool.map(lambda tree: compare(tree, options, store), trees):
            print("\n".join(lines), flush=True)
            failed += different
    runs = len(trees) * len(options.modes)
    print(f"{runs - failed} of {runs} comparisons are the same, on {len(trees)} trees")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

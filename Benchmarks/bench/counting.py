"""Instructions, counted by callgrind: the same for the same program and files, whatever else runs."""

import os
import re
import subprocess
import tempfile

from .system import Failed


def instructions(tool, folder, flags=("--jobs", "1"), limit=3600):
    """How many instructions a whole lint of a folder takes, on one thread."""
    return counted(tool, folder, flags, limit, lambda output: None)[0]


def functions(tool, folder, number, flags=("--jobs", "1"), limit=3600):
    """All instructions, and the functions that run most of them: (instructions, name)."""
    return counted(tool, folder, flags, limit, lambda output: most_used(output, number))


def most_used(output, number):
    listed = subprocess.run(["callgrind_annotate", "--auto=no", "--threshold=100", output],
                            capture_output=True, text=True, errors="replace").stdout
    # What is inlined into a function from other files is listed by file; the function counts.
    sums = {}
    line = re.compile(r"^ *([\d,]+) \([\d. ]+%\)  [^\n]*?:([^\n:/]\S[^\n]*?)(?: \[[^\n]*\])?$", re.M)
    for count, name in line.findall(listed):
        sums[name] = sums.get(name, 0) + int(count.replace(",", ""))
    top = sorted(sums.items(), key=lambda item: -item[1])[:number]
    return [(count, plain_name(name)) for name, count in top]


def plain_name(name):
    if not name.startswith(("$s", "$S", "_$s")):
        return name
    done = subprocess.run(["swift", "demangle", "--simplified", "--compact", name.removesuffix("'2")],
                          capture_output=True, text=True)
    return re.sub(r"\s+", " ", done.stdout.strip() or name)


def counted(tool, folder, flags, limit, look):
    """The instructions of a lint, and what `look` makes of callgrind's output."""
    with tempfile.TemporaryDirectory() as place:
        output = os.path.join(place, "callgrind.out")
        words = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={output}", tool, "lint", "--quiet",
                 "--no-cache", "--color", "never", *flags, os.path.basename(folder)]
        # Where the environment differs, so do addresses and a few instructions.
        environment = {"PATH": os.environ["PATH"], "LC_ALL": "C"}
        done = subprocess.run(words, cwd=os.path.dirname(os.path.abspath(folder)), env=environment, timeout=limit,
                              stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, errors="replace")
        found = re.search(r"^(?:summary|totals): (\d+)", open(output, errors="replace").read() if os.path.exists(output) else "", re.M)
        if done.returncode not in (0, 1) or not found:
            raise Failed(f"callgrind ended with exit code {done.returncode}")
        return int(found.group(1)), look(output)

"""Instructions, counted by callgrind: the same for the same program and files, whatever else runs."""

import os
import re
import subprocess
import tempfile

from .system import Failed


def instructions(tool, folder, flags=("--jobs", "1"), limit=3600):
    """How many instructions a whole lint of a folder takes, on one thread."""
    with tempfile.TemporaryDirectory() as place:
        output = os.path.join(place, "callgrind.out")
        words = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={output}", tool, "lint", "--quiet",
                 "--color", "never", *flags, os.path.basename(folder)]
        # Where the environment differs, so do addresses and a few instructions.
        environment = {"PATH": os.environ["PATH"], "LC_ALL": "C"}
        done = subprocess.run(words, cwd=os.path.dirname(os.path.abspath(folder)), env=environment, timeout=limit,
                              stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, errors="replace")
        found = re.search(r"^(?:summary|totals): (\d+)", open(output).read() if os.path.exists(output) else "", re.M)
        if done.returncode not in (0, 1) or not found:
            raise Failed(f"callgrind: exit code {done.returncode}: {done.stderr[-400:]}")
        return int(found.group(1))

"""Runs commands and says what they took; finds and builds what is measured; describes the machine."""

import collections
import os
import pathlib
import platform
import re
import shutil
import signal
import statistics
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent.parent
TOP = HERE.parent
Run = collections.namedtuple("Run", "wall cpu peak code")


class Failed(Exception):
    pass


def text_of(*words, cwd=None):
    """What a command prints, or nothing if there is no such command."""
    try:
        done = subprocess.run(words, cwd=cwd, capture_output=True, text=True)
    except OSError:
        return ""
    return done.stdout if done.returncode == 0 else ""


def say(text):
    print(text, file=sys.stderr, flush=True)


class Programs:
    """The small programs beside this, compiled into the work folder."""

    def __init__(self, work):
        self.folder = work / "bin"
        self.folder.mkdir(parents=True, exist_ok=True)
        compiler = next((c for c in ("cc", "clang", "gcc") if shutil.which(c)), None)
        if not compiler:
            raise Failed("a C compiler is needed: cc, clang or gcc")
        self.clock = self.compiled(compiler, "time-command")
        self.reader = self.compiled(compiler, "read-files", "-pthread")
        self.syncs = self.compiled(compiler, "no-sync", "-shared", "-fPIC", "-ldl") \
            if platform.system() == "Linux" else None

    def compiled(self, compiler, name, *flags):
        source, target = HERE / "programs" / f"{name}.c", self.folder / name
        if not target.exists() or target.stat().st_mtime < source.stat().st_mtime:
            options = [flag for flag in flags if not flag.startswith("-l")]
            libraries = [flag for flag in flags if flag.startswith("-l")]
            subprocess.run([compiler, "-O2", *options, "-o", target, source, *libraries], check=True)
        return str(target)

    def run(self, words, cwd, runs=1, accepted=(0, 1), limit=900, environment=None, output="/dev/null"):
        """Runs a command so many times; the medians of what it took."""
        process = subprocess.Popen(
            [self.clock, "-o", output, "-n", str(runs), *map(str, words)], cwd=cwd, text=True,
            stdout=subprocess.PIPE, start_new_session=True, env={**os.environ, **(environment or {})})
        try:
            lines = process.communicate(timeout=limit)[0].splitlines()
        except subprocess.TimeoutExpired:
            # The group is that of the process started above.
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            raise Failed(f"it took more than {limit} s: {' '.join(map(str, words))}") from None
        figures = [[int(part) for part in line.split()] for line in lines]
        wrong = {row[4] for row in figures} - set(accepted)
        if len(figures) != runs or wrong:
            raise Failed(f"exit code {wrong}: {' '.join(map(str, words))}")
        return Run(statistics.median(row[0] for row in figures) / 1e9,
                   statistics.median(row[1] + row[2] for row in figures) / 1e6,
                   max(row[3] for row in figures) * 1024, figures[-1][4])


def product(scratch):
    """The release build of the product, as Scripts/release.sh makes it: with all libraries in it, where that can be."""
    static = ["-Xswiftc", "-static-executable"] if sys.platform == "linux" else []
    words = ["swift", "build", "-c", "release", "--static-swift-stdlib", *static, "--scratch-path", str(scratch),
             "--product", "migrate-lint"]
    say("building migrate-lint")
    subprocess.run(words, cwd=TOP, check=True, stdout=sys.stderr)
    folder = text_of(*words[:-2], "--show-bin-path", cwd=TOP).strip()
    return os.path.join(folder, "migrate-lint")


def bare_parser(scratch):
    """swift-syntax's parser as a program, or none where it cannot be built."""
    folder = HERE / "bare-parse"
    words = ["swift", "build", "-c", "release", "--static-swift-stdlib", "--scratch-path", str(scratch)]
    say("building bare-parse; the first time takes minutes")
    if subprocess.run(words, cwd=folder, stdout=sys.stderr).returncode != 0:
        return None
    return os.path.join(text_of(*words, "--show-bin-path", cwd=folder).strip(), "bare-parse")


def syntax_version():
    manifest = (HERE / "bare-parse" / "Package.swift").read_text()
    return re.search(r'exact: "([^"]+)"', manifest).group(1)


def first_line(*words):
    lines = text_of(*words).splitlines()
    return lines[0].strip() if lines else ""


def machine():
    """What kind of machine this is, and what is measured on it, in lines of `name: value`."""
    facts = {}
    cpu = re.search(r"model name\s*: (.+)", read_text("/proc/cpuinfo"))
    memory = re.search(r"MemTotal:\s+(\d+)", read_text("/proc/meminfo"))
    system = re.search(r'PRETTY_NAME="(.+)"', read_text("/etc/os-release"))
    facts["processor"] = f"{cpu.group(1) if cpu else platform.processor()}, {os.cpu_count()} cores"
    if memory:
        facts["memory"] = f"{int(memory.group(1)) / 1024 / 1024:.0f} GiB"
    facts["system"] = f"{system.group(1) if system else platform.system()}, {platform.machine()}"
    facts["Swift"] = re.sub(r"\s*\(.*", "", first_line("swift", "--version"))
    facts["ripgrep"] = first_line("rg", "--version") or "absent"
    facts["ast-grep"] = first_line("ast-grep", "--version") or "absent"
    facts["swift-syntax"] = syntax_version()
    facts["swift-format"] = first_line("swift", "format", "--version") or "absent"
    facts["valgrind"] = first_line("valgrind", "--version") or "absent"
    return facts


def read_text(path):
    try:
        return pathlib.Path(path).read_text()
    except OSError:
        return ""


def commit():
    """The commit that is measured, and whether something was changed since."""
    name = text_of("git", "-C", str(TOP), "rev-parse", "--short=10", "HEAD").strip()
    changed = text_of("git", "-C", str(TOP), "status", "--porcelain", "--", "Sources", "Package.swift").strip()
    return name + (" and changes" if changed else "")

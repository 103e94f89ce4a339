#!/usr/bin/env python3
"""Type-checks fixture folders against the stand-in modules of Tests/Fixtures/StandIns.

    typecheck.py [--swift 5|6|both] [--naive] [--json] DIR...
    typecheck.py --self-check

Every DIR is one module, named Case, of all the Swift files below it. A DIR with a
Package.swift and target folders below Sources or Tests is one module for each target.
Folders in a folder `modules` beside DIR are modules that it may import: packages of others.
Exit code: 0 all as wanted, 1 some are not, 2 could not run.

A file `typecheck` in DIR or beside it, or a comment `// typecheck: FLAGS`, adds compiler
flags; `-swift-version 5` or `6` among them leaves the other language mode out.

With --naive a DIR is as wanted if it does not compile, and if each of its comments
`// error: TEXT` is matched by an error that contains TEXT: on that line, or anywhere if the
comment stands on a line of its own.
"""
import argparse
import concurrent.futures
import contextlib
import dataclasses
import fcntl
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

STAND_INS = pathlib.Path(__file__).resolve().parent.parent / "Tests/Fixtures/StandIns"
NOT_A_MODULE = {"Macros", "checks"}
IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\(\w+\))?\s+)*(?:\w+\s+)?import\s+"
    r"(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)", re.MULTILINE)
OBJECTIVE_C = re.compile(r"@objc\b|@objcMembers\b|#selector\b|@NSManaged\b|@IB\w+")
DIRECTIVE = re.compile(r"^// typecheck: (.+)$", re.MULTILINE)
EXPECTATION = re.compile(r"//\s*error:\s*(.*?)\s*(?=//\s*error:|$)")
DIAGNOSTIC = re.compile(r"^(?P<file>[^:\n]+):(?P<line>\d+)(?::(?P<column>\d+))?: "
                        r"(?P<severity>error|warning|note): (?P<message>.*)$")
DOCUMENTATION = re.compile(r" \[#\w+\]$")
FAILED = "<unknown>:0: error: the compiler failed"
TIME_LIMIT = 120


class CannotRun(Exception):
    """The world is not as this script needs it; the text says how."""


@dataclasses.dataclass
class Module:
    name: str
    files: list  # relative to the folder that is checked
    texts: list

    @property
    def text(self):
        return "\n".join(self.texts)

    @property
    def imports(self):
        return set(IMPORT.findall(self.text))

    @property
    def leans_on_foundation(self):
        """Whether a file has names of Combine by way of Foundation, as Apple's allows."""
        return any(re.search(r"\bObservableObject\b|@Published\b", text)
                   and not {"Combine", "SwiftUI"} & set(found := IMPORT.findall(text))
                   and "Foundation" in found for text in self.texts)


def in_import_order(modules):
    """The modules, each after those that it imports."""
    left, ordered = {m.name: m for m in modules}, []
    while left:
        ready = [m for m in left.values() if not (m.imports & left.keys()) - {m.name}]
        if not ready:
            raise CannotRun("these modules import each other: " + ", ".join(left))
        ordered += ready
        for module in ready:
            del left[module.name]
    return ordered


def swift_files(folder):
    """All of them but manifests and what lies in hidden folders."""
    return sorted(p for p in folder.rglob("*.swift") if p.name != "Package.swift"
                  and not any(x.startswith(".") for x in p.relative_to(folder).parts))


def read(path):
    return path.read_bytes().decode("utf-8-sig", errors="replace")


def module_in(folder, name, files):
    return Module(name, [str(f.relative_to(folder)) for f in files], [read(f) for f in files])


def digest(modules, *parts):
    total = hashlib.sha256()
    for part in [*parts, *(x for m in modules for x in (m.name, *m.files, *m.texts))]:
        data = str(part).encode()
        total.update(b"%d:" % len(data) + data)
    return total.hexdigest()[:24]


class Compiler:
    """The frontend and the flags that every run shares."""

    def __init__(self):
        try:
            info = subprocess.run(["swiftc", "-print-target-info"], capture_output=True,
                                  text=True, check=True, timeout=TIME_LIMIT).stdout
        except (OSError, subprocess.SubprocessError) as error:
            raise CannotRun(f"swiftc does not run: {error}") from error
        self.identity = info
        info = json.loads(info)
        resources = pathlib.Path(info["paths"]["runtimeResourcePath"])
        self.frontend = resources.parent.parent / "bin" / "swift-frontend"
        server = resources / "host" / "libSwiftInProcPluginServer.so"
        self.flags = [
            "-target", info["target"]["triple"], "-resource-dir", str(resources),
            "-plugin-path", str(resources / "host" / "plugins"),
            "-in-process-plugin-server-path", str(server),
            "-no-color-diagnostics", "-empty-abi-descriptor", "-D", "DEBUG"]

    def run(self, folder, arguments):
        """Whether it compiled, and what the compiler said."""
        command = [str(self.frontend), "-frontend", *self.flags, *arguments]
        try:
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True,
                                  errors="replace", timeout=TIME_LIMIT)
        except subprocess.TimeoutExpired:
            return False, f"{FAILED}: no answer within {TIME_LIMIT} s"
        if done.returncode and "error:" not in done.stderr:
            why = re.search(r"^.*(?:Abort|Assert|atal error).*$", done.stderr, re.MULTILINE)
            return False, f"{FAILED} with {done.returncode}: {why.group() if why else ''}"
        return done.returncode == 0, done.stderr


class StandIns:
    """The stand-in modules, compiled once for their content and the compiler."""

    def __init__(self, compiler, cache):
        self.compiler = compiler
        self.modules = [module_in(d, d.name, swift_files(d)) for d in sorted(STAND_INS.iterdir())
                        if d.is_dir() and d.name not in NOT_A_MODULE]
        macros = STAND_INS / "Macros" / "expand.py"
        self.key = digest(self.modules, compiler.identity, read(macros),
                          read(pathlib.Path(__file__)))
        self.folder = cache / self.key
        self.flags = ["-I", str(self.folder), "-import-module", "AppleFoundation",
                      "-module-cache-path", str(cache / "clang"),
                      "-load-plugin-executable", f"{self.folder}/expand.py#SwiftUIMacros"]
        cache.mkdir(parents=True, exist_ok=True)
        with open(cache / "lock", "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not self.folder.exists():
                self.remove_old(cache)
                self.build(cache, macros)
            os.utime(self.folder)

    def build(self, cache, macros):
        work = pathlib.Path(tempfile.mkdtemp(dir=cache, prefix="new-"))
        try:
            shutil.copy(macros, work)
            (work / "expand.py").chmod(0o755)
            (work / "results").mkdir()
            for module in in_import_order(self.modules):
                ok, said = self.compiler.run(STAND_INS / module.name, [
                    "-emit-module", "-o", str(work / f"{module.name}.swiftmodule"),
                    "-module-name", module.name, "-swift-version", "6", "-parse-as-library",
                    "-disable-objc-interop", "-module-cache-path", str(cache / "clang"),
                    "-I", str(work), "-load-plugin-executable",
                    f"{work}/expand.py#SwiftUIMacros", *module.files])
                if not ok:
                    raise CannotRun(f"the stand-in {module.name} does not compile:\n{said}")
            work.rename(self.folder)
        finally:
            shutil.rmtree(work, ignore_errors=True)

    @staticmethod
    def remove_old(cache):
        for folder in cache.iterdir():
            if folder.is_dir() and folder.name != "clang":
                if time.time() - folder.stat().st_mtime > 7 * 86_400:
                    shutil.rmtree(folder, ignore_errors=True)


class Case:
    """One folder, or one file of the self-check, and what is wanted of it."""

    def __init__(self, path, must_fail):
        self.path, self.must_fail = path, must_fail
        if path.is_file():
            self.folder, files = path.parent, [path]
        else:
            self.folder, files = path, swift_files(path)
        if not files:
            raise CannotRun(f"no Swift file in {path}")
        self.modules = in_import_order([*self.foreign(), *self.split(files)])
        self.text = "\n".join(m.text for m in self.modules)
        self.extra = self.extra_flags()

    def split(self, files):
        """One module, or one for each target of a package."""
        groups = {}
        if (self.folder / "Package.swift").exists():
            for file in files:
                parts = file.relative_to(self.folder).parts
                target = parts[1] if parts[0] in ("Sources", "Tests") and len(parts) > 2 else None
                groups.setdefault(target, []).append(file)
        if not groups or None in groups:
            return [module_in(self.folder, "Case", files)]
        return [module_in(self.folder, n.replace("-", "_"), g) for n, g in groups.items()]

    def foreign(self):
        """What stands for packages of others, and is no part of the tree that is analysed."""
        folders = self.folder.parent.glob("modules/*/") if self.path.is_dir() else []
        for folder in sorted(folders):
            files = swift_files(folder)
            yield Module(folder.name, [os.path.relpath(f, self.folder) for f in files],
                         [read(f) for f in files])

    def extra_flags(self):
        flags = " ".join(DIRECTIVE.findall(self.text)).split()
        if self.path.is_dir():
            for place in (self.path / "typecheck", self.path.parent / "typecheck"):
                if place.is_file():
                    flags += read(place).split()
                    break
        return flags

    def modes(self, wanted):
        found = re.findall(r"-swift-version (\S+)", " ".join(self.extra))
        return [m for m in wanted if not found or m in found]

    def flags(self, mode, full):
        extra = re.sub(r"-swift-version \S+", "", " ".join(self.extra)).split()
        # The passes that check initialisation and data races run on SIL. They are left out
        # for Objective-C features, which the compiler knows on Linux only half.
        objc = OBJECTIVE_C.search(self.text) is not None
        output = ["-emit-sil", "-o", os.devnull]
        if len(self.modules) == 1 and (objc or not full):
            output = ["-typecheck"]
        return ["-enable-objc-interop" if objc else "-disable-objc-interop",
                "-swift-version", mode, *output, *extra]

    def check(self, compiler, stand_ins, mode, full):
        started = time.monotonic()
        flags = self.flags(mode, full)
        kept = stand_ins.folder / "results" / digest(self.modules, stand_ins.key, *flags)
        if kept.exists():
            compiled, said = json.loads(kept.read_text())
        else:
            compiled, said = self.compile(compiler, stand_ins, flags)
            if not said.startswith(FAILED):
                fresh = kept.with_suffix(f".{os.getpid()}-{id(self)}-{mode}")
                fresh.write_text(json.dumps([compiled, said]))
                fresh.rename(kept)
        diagnostics = self.located(parse(said))
        problems = self.problems(compiled, diagnostics)
        return {"swift": mode, "ok": not problems, "problems": problems,
                "seconds": round(time.monotonic() - started, 3), "diagnostics": diagnostics}

    def compile(self, compiler, stand_ins, flags):
        with contextlib.ExitStack() as stack:
            if len(self.modules) > 1:
                scratch = stack.enter_context(tempfile.TemporaryDirectory())
                flags = [*flags, "-enable-testing", "-I", scratch]
            said = ""
            for module in self.modules:
                output = []
                if len(self.modules) > 1:
                    output = ["-emit-module-path", f"{scratch}/{module.name}.swiftmodule"]
                is_script = any(pathlib.Path(f).name == "main.swift" for f in module.files)
                if not is_script or re.search(r"^\s*@main\b", module.text, re.MULTILINE):
                    output.append("-parse-as-library")
                if module.leans_on_foundation:
                    output += ["-import-module", "FoundationCombine"]
                ok, more = compiler.run(self.folder, [
                    *flags, *stand_ins.flags, *output, "-module-name", module.name,
                    *module.files])
                said += more
                if not ok:
                    return False, said
            return True, said

    def located(self, diagnostics):
        """Expansions name a file by module and last component; give it its path again."""
        names = {f"{m.name}/{pathlib.Path(f).name}": f for m in self.modules for f in m.files}
        for entry in diagnostics:
            entry["file"] = names.get(entry["file"], entry["file"])
        return diagnostics

    def problems(self, compiled, diagnostics):
        errors = [d for d in diagnostics if d["severity"] == "error"]
        if not self.must_fail:
            return [] if compiled else ["it does not compile"]
        if compiled or any(e["message"].startswith("the compiler failed") for e in errors):
            return ["it compiles, and should not" if compiled else errors[0]["message"]]
        return [f"no error that contains '{text}'" + (f" at {file}:{line}" if line else "")
                for file, line, text in self.expectations()
                if not any(text in e["message"] and line in (0, e["line"])
                           and (not line or e["file"] == file) for e in errors)]

    def expectations(self):
        for name in (f for m in self.modules for f in m.files):
            for number, line in enumerate(read(self.folder / name).splitlines(), 1):
                alone = line.lstrip().startswith("//")
                for text in EXPECTATION.findall(line):
                    yield name, 0 if alone else number, text


def parse(said):
    """Errors and warnings. One in the expansion of a macro gets the place of the macro."""
    found = []
    for line in said.splitlines():
        origin = line.startswith("`- ")
        if not (match := DIAGNOSTIC.match(line[3:] if origin else line)):
            continue
        entry = match.groupdict()
        entry["line"], entry["column"] = int(entry["line"]), int(entry["column"] or 0)
        entry["message"] = DOCUMENTATION.sub("", entry["message"]).strip()
        if origin:
            if found and found[-1]["file"].startswith("macro expansion "):
                found[-1].update({k: entry[k] for k in ("file", "line", "column")})
        else:
            found.append(entry)
    return [d for d in found if d["severity"] != "note"]


def self_check_cases():
    for path in sorted((STAND_INS / "checks").glob("*/*")):
        if path.suffix == ".swift" or path.is_dir():
            yield Case(path, must_fail=path.name.startswith("fail-"))


def run(cases, modes, jobs, cache, full):
    compiler = Compiler()
    stand_ins = StandIns(compiler, cache)
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        outcomes = [[pool.submit(case.check, compiler, stand_ins, mode, full)
                     for mode in case.modes(modes)] for case in cases]
        for case, futures in zip(cases, outcomes):
            yield case, [future.result() for future in futures]


def show(case, outcomes):
    bad = [o for o in outcomes if not o["ok"]]
    print(f"{'FAILED' if bad else 'ok' if outcomes else 'left out':8} {case.path}")
    for outcome in bad:
        for problem in outcome["problems"]:
            print(f"  Swift {outcome['swift']}: {problem}")
        for d in outcome["diagnostics"]:
            if d["severity"] == "error":
                place = os.path.join(case.folder, d["file"])
                print(f"    {place}:{d['line']}:{d['column']}: error: {d['message']}")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("dirs", nargs="*", metavar="DIR", type=pathlib.Path)
    parser.add_argument("--swift", choices=["5", "6", "both"], default="both")
    parser.add_argument("--naive", action="store_true", help="every DIR must fail to compile")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--self-check", action="store_true", help="check the stand-ins")
    parser.add_argument("--fast", action="store_true", help="leave out the checks on SIL")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--cache", type=pathlib.Path, default=pathlib.Path(
        tempfile.gettempdir(), f"migrate-lint-stand-ins-{os.getuid()}"))
    options = parser.parse_args()
    if bool(options.dirs) == options.self_check:
        parser.error("give folders or --self-check")
    modes = ["5", "6"] if options.swift == "both" else [options.swift]
    started, results = time.monotonic(), []
    try:
        cases = (list(self_check_cases()) if options.self_check
                 else [Case(d, options.naive) for d in options.dirs])
        for case, outcomes in run(cases, modes, options.jobs, options.cache.absolute(),
                                  not options.fast):
            results.append({"dir": str(case.path), "modes": outcomes,
                            "ok": all(o["ok"] for o in outcomes)})
            if not options.json:
                show(case, outcomes)
    except (CannotRun, OSError) as reason:
        print(f"typecheck.py: {reason}", file=sys.stderr)
        return 2
    ok = all(r["ok"] for r in results)
    seconds = round(time.monotonic() - started, 2)
    if options.json:
        json.dump({"ok": ok, "seconds": seconds, "results": results}, sys.stdout, indent=1)
        print()
    elif len(results) > 1:
        failed = sum(not r["ok"] for r in results)
        print(f"{len(results)} checked, {failed} failed, {seconds} s")
    return 0 if ok else 1


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Tests of what measures: `Benchmarks/tests.py`. They need no build of the product."""

import collections
import importlib.util
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

from bench import cases, counting, report, targets, words
from bench.models import make_models
from bench.rounds import Measurements
from bench.synthetic import make_tree
from bench.system import Run
from bench.trees import swift_files

HERE = pathlib.Path(__file__).resolve().parent
TYPE = re.compile(r"^(?:final |public |private |fileprivate |@\w+ )*(?:class|struct|enum|protocol|actor) (\w+)", re.M)


def loaded(name):
    specification = importlib.util.spec_from_file_location("loaded", HERE / name)
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


def texts(folder):
    return {os.path.relpath(path, folder): pathlib.Path(path).read_text() for path in swift_files(folder)}


class Trees(unittest.TestCase):
    def setUp(self):
        self.work = tempfile.TemporaryDirectory()
        self.addCleanup(self.work.cleanup)

    def tree(self, name, files=700, size=3_500_000, seed=1):
        make_tree(pathlib.Path(self.work.name) / name, files, size, seed)
        return texts(pathlib.Path(self.work.name) / name)

    def test_a_seed_gives_the_same_tree(self):
        one, two = self.tree("one", 120, 400_000), self.tree("two", 120, 400_000)
        self.assertEqual(one, two)
        self.assertNotEqual(one, self.tree("three", 120, 400_000, seed=2))

    def test_it_has_the_size_and_the_shares_that_were_asked_for(self):
        tree = self.tree("tree")
        self.assertEqual(len(tree), 700)
        self.assertAlmostEqual(sum(len(text.encode()) for text in tree.values()) / 3_500_000, 1, delta=0.05)
        share = sum(bool(cases.TRIGGER.search(text)) for text in tree.values()) / len(tree)
        self.assertAlmostEqual(share, 0.08, delta=0.015)

    def test_no_two_types_have_the_same_name(self):
        names = collections.Counter(
            name for text in self.tree("tree").values() for name in TYPE.findall(text))
        self.assertEqual([name for name, count in names.items() if count > 1 and name not in cases.KEPT], [])

    def test_expectations_of_fixtures_are_gone(self):
        self.assertFalse([path for path, text in self.tree("tree").items() if re.search(r"// *expect", text)])

    def test_each_model_has_three_holders(self):
        folder = pathlib.Path(self.work.name) / "models"
        make_models(folder, 40)
        whole = "\n".join(texts(folder).values())
        for word in ("final class", "@StateObject", "@ObservedObject", "@EnvironmentObject"):
            self.assertEqual(whole.count(word), 40, word)

    def test_names_do_not_return(self):
        names = [words.name(index) for index in range(60_000)]
        self.assertEqual(len(set(names)), len(names))


class Verdicts(unittest.TestCase):
    def measured(self, **figures):
        result = Measurements()
        for key, values in figures.items():
            what, tree = key.split("__")
            for number, wall in enumerate(values, 1):
                result.add(what.replace("_", " "), tree, number, Run(wall, wall, 10_000_000, 0))
        return result

    def test_ratios_are_taken_within_a_round(self):
        measured = self.measured(ours__L=[2, 30, 4], theirs__L=[1, 10, 1])
        result = targets.ratio(measured, targets.L_RATIO, ("ours", "L"), ("theirs", "L"))
        self.assertEqual((result.value, result.verdict), (3, "**missed**"))

    def test_each_verdict(self):
        for value, expected in ((1.8, "stretch"), (2.5, "goal"), (2.51, "**missed**"), (None, "not measured")):
            self.assertEqual(targets.verdict(targets.L_RATIO, value), expected)
        for value, expected in ((18, "stretch"), (12, "goal"), (11.9, "**missed**")):
            self.assertEqual(targets.verdict(targets.PARSER, value), expected)

    def test_the_exponent_of_what_is_linear_is_one(self):
        self.assertAlmostEqual(targets.exponent(2, 20, 100, 1000), 1)
        self.assertAlmostEqual(targets.exponent(1, 16, 5, 20), 2)

    def test_what_is_written_by_hand_stays(self):
        with tempfile.TemporaryDirectory() as work:
            path = pathlib.Path(work) / "performance.md"
            report.write_document(path, "first")
            path.write_text(path.read_text().replace(report.BY_HAND_ENDS, "a profile\n" + report.BY_HAND_ENDS))
            report.write_document(path, "second")
            self.assertIn("a profile", path.read_text())
            self.assertIn("second", path.read_text())
            self.assertNotIn("first", path.read_text())

    def test_the_gate_notices_too_many(self):
        gate = loaded("instruction-gate.py")
        limits = {"instructions-per-byte": (103, 100)}
        self.assertTrue(gate.judged({"instructions-per-byte": 103}, limits)[1])
        self.assertFalse(gate.judged({"instructions-per-byte": 103.1}, limits)[1])
        self.assertFalse(gate.judged({"something-else": 1}, limits)[1])

    def test_what_is_recorded_can_be_read(self):
        limits = loaded("instruction-gate.py").recorded()
        self.assertEqual(set(limits), {"instructions-per-byte", "instructions-per-model", "growth-per-model"})


class SameFindings(unittest.TestCase):
    def compare(self, old, new):
        with tempfile.TemporaryDirectory() as work:
            for name, text in (("old", old), ("new", new)):
                path = pathlib.Path(work) / name
                path.write_text(f"#!/bin/sh\n{text}\n")
                path.chmod(0o755)
            (pathlib.Path(work) / "tree").mkdir()
            return subprocess.run([sys.executable, HERE / "same-findings.py", "old", "new", "tree"], cwd=work,
                                  capture_output=True, text=True)

    def test_equal_programs(self):
        done = self.compare("echo one; exit 1", "echo one; exit 1")
        self.assertEqual(done.returncode, 0, done.stdout)

    def test_output_errors_and_exit_codes_count(self):
        for other in ("echo two; exit 1", "echo one", "echo one; echo no >&2; exit 1", "echo one; echo one; exit 1"):
            self.assertEqual(self.compare("echo one; exit 1", other).returncode, 1, other)

    def test_a_finding_that_is_gone_is_named(self):
        report_of = "printf '{\"findings\": [%s], \"models\": []}'"
        finding = '{"file": "A.swift", "line": 3, "rule": "state-object"}'
        done = self.compare(f"{report_of} '{finding}'", f"{report_of} ''")
        self.assertIn("only old: findings A.swift:3", done.stdout)


class Counting(unittest.TestCase):
    def test_only_names_of_swift_are_translated(self):
        self.assertEqual(counting.plain_name("swift_release"), "swift_release")
        self.assertEqual(counting.plain_name("$sSh8containsySbxFSS_Tg5"), "specialized Set.contains(_:)")


class Clock(unittest.TestCase):
    def test_it_measures_the_command_and_not_itself(self):
        with tempfile.TemporaryDirectory() as work:
            clock = os.path.join(work, "clock")
            subprocess.run(["cc", "-o", clock, HERE / "programs" / "time-command.c"], check=True)
            done = subprocess.run([clock, "-n", "2", "sh", "-c", "sleep 0.1; exit 3"], capture_output=True, text=True)
            rows = [[int(part) for part in line.split()] for line in done.stdout.splitlines()]
            self.assertEqual([row[4] for row in rows], [3, 3])
            self.assertTrue(all(100_000_000 < row[0] for row in rows), rows)
            self.assertTrue(all(row[3] < 100_000 for row in rows), rows)


if __name__ == "__main__":
    unittest.main()

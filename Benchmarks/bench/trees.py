"""The trees that are measured: made from fixtures, or collected from folders that are given."""

import functools
import hashlib
import json
import os
import pathlib
import re
import shutil

from .cases import FOLDERS, TRIGGER
from .models import make_models
from .synthetic import FIXTURES, HERE, SIZES, make_tree
from .system import Failed, say
from .targets import FLAT_FILES
from .words import Draw

SKIPPED = {"DerivedData", "Pods", "Carthage", "node_modules"}


@functools.cache
def maker():
    """What all trees are made from, as a digest: trees from something else are made anew."""
    digest = hashlib.sha256()
    sources = [HERE / "bench" / f"{name}.py" for name in ("cases", "models", "synthetic", "words")]
    sources += sorted((HERE / "pieces").glob("*.swift"))
    for folder in FOLDERS:
        sources += sorted((FIXTURES / folder).glob("*/before/**/*.swift"))
    for path in sources:
        digest.update(f"{path.relative_to(HERE.parent)}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


class Tree:
    """A folder of Swift files, with a list of them and what is in them."""

    def __init__(self, root, name):
        self.name, self.root = name, root
        self.folder, self.list = root / name, root / f"{name}.list"
        facts = json.loads((root / f"{name}.json").read_text())
        self.files, self.bytes, self.lines = facts["files"], facts["bytes"], facts["lines"]
        self.with_trigger, self.origin = facts["with_trigger"], facts["origin"]


def swift_files(folder):
    for place, folders, files in os.walk(folder):
        folders[:] = sorted(f for f in folders if f not in SKIPPED and not f.startswith("."))
        for file in sorted(files):
            path = os.path.join(place, file)
            if file.endswith(".swift") and not file.startswith(".") and not os.path.islink(path):
                yield path


def prepared(root, name, origin, make):
    """A tree that is there already, or is made now and described."""
    record = root / f"{name}.json"
    origin = dict(origin, maker=maker())
    if not record.exists() or json.loads(record.read_text())["origin"] != origin:
        say(f"making the tree {name}")
        record.unlink(missing_ok=True)
        shutil.rmtree(root / name, ignore_errors=True)
        (root / name).mkdir(parents=True)
        make(root / name)
        paths = list(swift_files(root / name))
        trigger = re.compile(TRIGGER.pattern.encode())
        size = lines = with_trigger = 0
        for path in paths:
            data = pathlib.Path(path).read_bytes()
            size += len(data)
            lines += data.count(b"\n")
            with_trigger += bool(trigger.search(data))
        text = "".join(os.path.relpath(path, root) + "\n" for path in paths)
        (root / f"{name}.list").write_text(text)
        record.write_text(json.dumps({"files": len(paths), "bytes": size, "lines": lines,
                                      "with_trigger": with_trigger, "origin": origin}))
    return Tree(root, name)


def synthetic(root, name, seed):
    files, size = SIZES[name]
    return prepared(root, name, {"kind": "made", "seed": seed},
                    lambda folder: make_tree(folder, files, size, seed))


def copy_files(paths, base, target):
    for path in paths:
        place = target / os.path.relpath(path, base)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, place)


def given(root, folders, names, seed):
    """L is all that is given, XL three times that; M and S are files of it, drawn by the seed."""
    origin = {"kind": "given", "folders": [os.path.abspath(f) for f in folders]}

    def whole(target):
        for number, folder in enumerate(folders):
            copy_files(swift_files(folder), folder, target / f"{number}-{os.path.basename(os.path.abspath(folder))}")

    def thrice(target):
        for number in range(3):
            shutil.copytree(trees["L"].folder, target / str(number))

    def part(name):
        def some(target):
            files, size = SIZES[name]
            paths, draw = list(swift_files(trees["L"].folder)), Draw(seed)
            while paths and files > 0 and size > 0:
                path = paths.pop(draw.below(len(paths)))
                copy_files([path], trees["L"].folder, target)
                files, size = files - 1, size - os.path.getsize(path)
        return some

    trees = {"L": prepared(root, "L", origin, whole)}
    if not trees["L"].files:
        raise Failed("there is no Swift file in what was given")
    makers = {"S": part("S"), "M": part("M"), "XL": thrice}
    for name in ("S", "M", "XL"):
        is_too_large = name != "XL" and SIZES[name][1] > trees["L"].bytes
        if name in names and not is_too_large:
            trees[name] = prepared(root, name, dict(origin, part=name, seed=seed), makers[name])
    return {name: trees[name] for name in ("S", "M", "L", "XL") if name in trees and name in names}


def flat(root, trees):
    """One folder that holds 25,000 files, or as many as there are: links to those of the largest trees."""
    sources = [trees[name] for name in ("L", "XL", "M", "S") if name in trees]
    paths = [path for tree in sources for path in swift_files(tree.folder)][:FLAT_FILES]

    def link(target):
        for number, path in enumerate(paths):
            os.link(path, target / f"{number:05}-{os.path.basename(path)}")

    origin = {"kind": "flat", "of": [tree.origin for tree in sources], "names": [tree.name for tree in sources]}
    return prepared(root, "flat", origin, link)


def many_models(root, count, seed):
    return prepared(root, f"models-{count}", {"kind": "models", "seed": seed},
                    lambda folder: make_models(folder, count, seed))

"""The project's fixtures, as many times as wanted, each time with names of their own."""

import hashlib
import pathlib
import re

TRIGGERS = ["ObservableObject", "StateObject", "ObservedObject", "EnvironmentObject", "@Published"]
TRIGGER = re.compile("|".join(TRIGGERS))
# Which fixtures, and how often one of them is taken.
FOLDERS = {"projects": 4, "fixes": 1}
SMALLEST = 500
# What would say something about the whole tree that it is copied into.
LEFT_OUT = {
    "line-endings-of-windows": "the rest of a file ends its lines otherwise",
    "project-types-named-like-wrappers": "its types are named like the framework's",
    "stays-the-project-has-an-observation-of-its-own": "it declares an Observation",
}
# Names that a protocol asks for.
KEPT = {"CodingKeys", "ID", "Body", "Coordinator", "Content", "Context", "Value", "Key", "Output", "Failure",
        "Element", "Label", "Item", "Model", "Configuration", "body", "content"}
EXPECTATION = re.compile(r"[ \t]*// *(?:expect|says)[a-z-]*:[^\n]*")
TYPE = re.compile(r"\b(?:class|struct|enum|protocol|actor|typealias)\s+([A-Z]\w*)")
VIEW = re.compile(r"\bstruct\s+([A-Z]\w*)[^{}]*:[^{}]*\bView\b")
MODEL = re.compile(r":[^{\n]*\bObservableObject\b")
FOREIGN = re.compile(r"^(?:public |private |fileprivate )?extension (\w+)[^\n]*\{\n(.*?)^\}", re.M | re.S)
MEMBER = re.compile(r"\b(?:func|var|let)\s+([a-z]\w*)")
GLOBAL = re.compile(r"^(?:public |private |fileprivate |@\w+ )*(?:func|var|let)\s+([a-z]\w*)", re.M)


class Case:
    """One fixture: its files as texts, and the names that each copy needs for itself."""

    def __init__(self, folder, weight):
        self.name, self.weight = folder.name, weight
        self.files = []
        for path in sorted((folder / "before").rglob("*.swift")):
            text = path.read_bytes().decode("utf-8").removeprefix("\ufeff")
            text = EXPECTATION.sub("", text)
            self.files.append((path.stem, text if text.endswith("\n") else text + "\n"))
        whole = "\n".join(text for _, text in self.files)
        names = set(TYPE.findall(whole))
        views = set(VIEW.findall(whole))
        for extended, members in FOREIGN.findall(whole):
            if extended not in names:
                names.update(MEMBER.findall(members))
        names.update(GLOBAL.findall(whole))
        names -= KEPT
        self.renamed = re.compile(r"\b(" + "|".join(sorted(names)) + r")\b") if names else None
        made = re.compile(r"\b(?:" + "|".join(sorted(views)) + r")\([^(){}\n]*\)") if views else None
        self.uses = sorted(set(made.findall(whole)))[:8] if made else []
        self.with_trigger = sum(bool(TRIGGER.search(text)) for _, text in self.files)
        self.models = len(MODEL.findall(whole))
        self.size = len(whole)

    @property
    def is_like_an_app(self):
        """Not a row of small models, each with another detail."""
        return self.models <= self.with_trigger and self.size >= SMALLEST * len(self.files)

    def rename(self, text, suffix):
        return self.renamed.sub(lambda match: match.group(0) + suffix, text) if self.renamed else text

    def copy(self, suffix):
        """(file name, text, whether it has a trigger word) of each file."""
        return [(f"{stem}{suffix}", self.rename(text, suffix), bool(TRIGGER.search(text)))
                for stem, text in self.files]

    def copied_uses(self, suffix):
        """Expressions that make the views of a copy, as other code of the app would."""
        return [self.rename(use, suffix) for use in self.uses]


def all_cases(fixtures):
    cases = []
    for folder, weight in FOLDERS.items():
        for path in sorted((pathlib.Path(fixtures) / folder).iterdir()):
            before = path / "before"
            if path.name in LEFT_OUT or not before.is_dir():
                continue
            others = [p for p in before.rglob("*") if p.is_file() and p.suffix != ".swift"]
            # A manifest or a project file would set the systems of everything around it.
            if not others and not list(before.rglob("Package.swift")):
                case = Case(path, weight)
                cases += [case] if case.is_like_an_app else []
    return cases


def chosen(cases, seed, number):
    """The case for a copy. A case that is added later takes only its own share of the copies."""
    def lot(case, ticket):
        text = f"{seed}/{number}/{case.name}/{ticket}".encode()
        return hashlib.blake2b(text, digest_size=8).digest()
    return max(cases, key=lambda case: max(lot(case, ticket) for ticket in range(case.weight)))

"""Trees of Swift files that are like real ones where it matters for speed.

A tree is made of features. A feature is a copy of one fixture, with names of its own, and of so many
files without any trigger word that the share of those with one is as in real trees. All files are
filled up with plain code from Benchmarks/pieces to sizes that spread as they do in real trees: many
small ones, few large ones. Half of the plain files make the views of a fixture."""

import math
import pathlib
import re
import zlib

from .cases import all_cases, chosen
from .words import Draw, name

HERE = pathlib.Path(__file__).resolve().parent.parent
FIXTURES = HERE.parent / "Tests" / "Fixtures"
# Number of files and bytes, as the trees of the reference measurements.
SIZES = {
    "S": (108, 400_000),
    "M": (2_306, 10_400_000),
    "L": (24_874, 170_000_000),
    "XL": (74_622, 510_000_000),
}
SHARE_WITH_TRIGGER = 0.08
SHARE_WITH_USES = 0.35
SHARE_WITH_WIDE_INDENTATION = 0.7
SPREAD = 1.25
LARGEST = 60_000
FOLDERS = ["Screens", "Services", "Support", "Components", "Data"]
HEADER = "//\n//  {file}.swift\n//  {feature}\n//\n//  Created by the {feature} team on {day}.{month}.21.\n//\n\n"


# What people write above declarations.
REMARKS = """Everything here runs on the main thread; what takes longer than a frame is handed to a queue.
The numbers come from the design of last spring. Ask before you change them: the web app uses the same.
Kept apart from its caller so that tests need no network. See the notes on testing in the wiki.
This is called for each row, so it must not allocate more than it has to.
Older versions of the server send null here, which is not the same as leaving the field out.
TODO: this can go when nobody is left on the version before last.
- Note: the order matters, because what comes later hides what came before.
- Important: call this once. A second call is ignored, and says so in the log.""".split("\n")


class Pieces:
    """Plain code to fill files with; each copy has a name of its own."""

    def __init__(self):
        self.all = []
        for path in sorted((HERE / "pieces").glob("*.swift")):
            lines = path.read_text(encoding="utf-8").split("\n")
            imports = [line for line in lines if line.startswith("import ")]
            body = "\n".join(line for line in lines if not line.startswith("import ")).strip("\n") + "\n"
            self.all.append((imports, body))
        self.small = sorted(self.all, key=lambda piece: len(piece[1]))[:6]
        self.count = 0

    def next_name(self):
        self.count += 1
        return name(self.count)

    def text(self, draw, room):
        """(imports, text) of as much code as there is room for, and some in any case."""
        imports, parts, size = set(), [], 0
        while True:
            left = room - size
            wanted, body = draw.one(self.all if left > 1_200 else self.small)
            if parts and len(body) > 2 * left:
                return imports, "\n".join(parts)
            topic = self.next_name()
            text = body.replace("Topic", topic).replace("topic", topic[0].lower() + topic[1:])
            parts.append(self.remark(draw, topic) + text)
            imports.update(wanted)
            size += len(parts[-1]) + 1
            if size >= room:
                return imports, "\n".join(parts)

    @staticmethod
    def remark(draw, topic):
        chance = draw.share()
        if chance < 0.4:
            return ""
        lines = "".join(f"/// {draw.one(REMARKS)}\n" for _ in range(1 + draw.below(3)))
        return f"// MARK: - {topic}\n\n{lines}" if chance < 0.7 else lines


def route(topic, uses, draw):
    """A view that leads to some screens."""
    steps = "".join(f"    case {number}: {draw.one(uses)}\n" for number in range(1 + draw.below(4)))
    return (f"/// Where the app goes from here.\nstruct {topic}Route: View {{\n  let step: Int\n\n"
            f"  var body: some View {{\n    switch step {{\n{steps}    default: EmptyView()\n    }}\n  }}\n}}\n\n")


INDENTATION = re.compile(r"^((?:  )+)(?=\S)", re.M)


def widened(text):
    """The same with four blanks for two."""
    return INDENTATION.sub(lambda match: match.group(1) * 2, text)


class Writer:
    """Writes files and keeps count, so that their sizes add up to what is wanted."""

    def __init__(self, folder, files, size, seed):
        self.folder = pathlib.Path(folder)
        self.files_left, self.bytes_left = files, size
        self.draw = Draw(seed)
        self.pieces = Pieces()
        self.made = set()

    def room(self):
        """What the next file should hold: drawn with a long tail, corrected by what is left."""
        mean = self.bytes_left / max(self.files_left, 1)
        normal = sum(self.draw.share() for _ in range(12)) - 6
        drawn = mean * math.exp(SPREAD * normal - SPREAD * SPREAD / 2) * 1.03
        return min(drawn, LARGEST, self.bytes_left + 500) * 0.9

    def write(self, feature, kind, file, text):
        folder = self.folder / feature / kind
        if folder not in self.made:
            folder.mkdir(parents=True, exist_ok=True)
            self.made.add(folder)
        if zlib.crc32(feature.encode()) % 100 < 100 * SHARE_WITH_WIDE_INDENTATION:
            text = widened(text)
        data = text.encode()
        (folder / f"{file}.swift").write_bytes(data)
        self.files_left -= 1
        self.bytes_left -= len(data)

    def header(self, feature, file):
        if self.draw.share() < 0.4:
            return ""
        return HEADER.format(file=file, feature=feature, day=1 + self.draw.below(28), month=1 + self.draw.below(12))

    def copied(self, feature, file, text):
        _, filling = self.pieces.text(self.draw, self.room() - len(text))
        self.write(feature, "Models", file, f"{text}\n{filling}")

    def plain(self, feature, uses):
        topic = self.pieces.next_name()
        top = self.header(feature, topic)
        if uses and self.draw.share() < SHARE_WITH_USES:
            extra, imports = route(topic, uses, self.draw), {"import SwiftUI"}
        else:
            extra, imports = "", set()
        more, filling = self.pieces.text(self.draw, self.room() - len(extra) - len(top))
        lines = "".join(f"{line}\n" for line in sorted(imports | more))
        self.write(feature, self.draw.one(FOLDERS), topic, f"{top}{lines}\n{extra}{filling}")


def make_tree(folder, files, size, seed=1):
    """Writes a tree with that many files, of about that many bytes in all."""
    cases = all_cases(FIXTURES)
    writer = Writer(folder, files, size, seed)
    number = with_trigger = written = 0
    uses = []
    while writer.files_left > 0:
        case = chosen(cases, seed, number)
        # Features have names that no piece uses: those begin further back.
        feature = name(10_000_019 + number)
        number += 1
        uses = uses[-6:] + case.copied_uses(feature)
        for file, text, has_trigger in case.copy(feature):
            if writer.files_left == 0:
                break
            writer.copied(feature, file, text)
            with_trigger += has_trigger
            written += 1
        while writer.files_left > 0 and written < with_trigger / SHARE_WITH_TRIGGER:
            writer.plain(feature, uses)
            written += 1

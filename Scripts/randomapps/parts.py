"""What an app is drawn from: models, holders, views."""

import re

MARK = re.compile("\x01([^\x02]*)\x02")
BOM = b"\xef\xbb\xbf"

# How long an instance lives where it is handed out: for good, for one drawing, or for one drawing
# until its owner's mistake is mended.
KEPT, FRESH, BRIEF = frozenset({"kept"}), frozenset({"fresh"}), frozenset({"brief"})

# The same names in all models, views and decoys, so that a name alone proves nothing.
TITLE, COUNT, FLAG, ITEMS, CACHE = "title", "count", "isOn", "items", "cache"
HOLDER_NAMES = ["model", "store", "m", "viewModel"]
MODEL_NAMES = ["Basket", "Player", "Session", "Timetable", "Recipe", "Garden", "Letter", "Ferry"]


def mark(name):
    """A place whose line is looked up when the file has been put together."""
    return f"\x01{name}\x02"


def indented(lines, by="  "):
    return [by + x if x else x for line in lines for x in line.split("\n")]


def is_expression(text):
    """Whether it can stand alone outside of a result builder."""
    return not text.startswith(("if ", "switch "))


class Model:
    """A class that views hold, and what is right about it."""

    def __init__(self, name, world):
        self.name, self.world = name, world
        self.scope = ""  # "Feature" of Feature.Basket
        self.ref = name  # how code elsewhere writes it
        self.main_actor = self.heavy = self.needs_value = self.has_shared = False
        self.kind, self.base = "top", None
        self.blocked, self.is_unsafe = None, False
        self.drawn = None  # what might keep it, whether or not it does
        self.is_below = False  # of an app for systems without Observation
        self.codable = self.received = False
        self.properties = []  # (name, mark, the right action)
        self.published, self.unpublished = set(), set()
        self.reads = []  # what some view has to show: templates of views
        self.later = None  # and what only runs later
        self.parent = self.alias = None

    @property
    def outer(self):
        return f"{self.scope}." if self.scope else ""

    @property
    def path(self):
        return f"{self.scope}.{self.name}" if self.scope else self.name

    def status(self, models):
        together = [m for m in models if m is self or m is self.base or m.base is self]
        if any(m.is_blocked for m in together):
            return "blocked"
        if self.world == "new":
            return "migrated"
        return "unsafe" if any(m.is_unsafe for m in together) else "ready"

    @property
    def is_blocked(self):
        return bool(self.blocked or self.is_below or (self.base and self.base.is_blocked))

    def make(self, value="1", ref=None):
        return f"{ref or self.ref}({'start: ' + value if self.needs_value else ''})"


class Holder:
    """What is right about a property that holds a model."""

    def __init__(self, model, prop, form, ownership, new, binding=False):
        self.model, self.prop, self.form = model, prop, form
        self.ownership = {ownership} if isinstance(ownership, str) else set(ownership)
        self.new, self.binding = new, binding


class View:
    """A view, or something else that holds models, while it is put together."""

    def __init__(self, name):
        self.name, self.kind = name, "View"
        self.holders, self.stored, self.members, self.body = [], [], [], []
        self.inits = []
        self.elsewhere = []  # members of an extension in another file
        self.edges = []  # (view, the models put in between)
        self.reads_environment = set()
        self.value = None  # the name of an Int that its initialiser takes
        self.takes = self.call = None  # the holder that it is handed, and how
        self.is_made_lazily = False  # by an argument that the compiler's initialiser evaluates

    def needs(self):
        found = {id(m): m for m in self.reads_environment}
        for child, given in self.edges:
            found.update({i: m for i, m in child.needs().items() if m not in given})
        return found

"""One random app, and what is right about it."""

import collections
import random

from .environment import EnvironmentDrawing
from .handing import HandingDrawing
from .judgement import Judgement
from .models import ModelDrawing
from .owners import OwnerDrawing
from .parts import View
from .stories import StoryDrawing
from .surroundings import SurroundingsDrawing
from .uses import UseDrawing
from .writing import Writing


class App(ModelDrawing, OwnerDrawing, StoryDrawing, EnvironmentDrawing, HandingDrawing, UseDrawing,
          SurroundingsDrawing, Writing, Judgement):
    """Drawn from its seed alone. What is right is written down while it is drawn."""

    def __init__(self, seed):
        self.seed, self.random = seed, random.Random(seed)
        self.models, self.views, self.chunks, self.decoys = [], [], [], []
        self.expected = []  # (rule, mark, the holder it is about)
        self.expected_later = []  # (rule, holder): what a migration brings
        self.numbers = collections.Counter()
        self.root = View("RootView")
        self.app_stored, self.app_given = [], []
        self.app_holders = []
        # Here: half of the apps are fixed with what may behave differently.
        self.with_unsafe = self.chance(0.5)
        self.is_below = self.chance(0.05)
        self.draw()

    def chance(self, p):
        return self.random.random() < p

    def pick(self, *options):
        return self.random.choice(options)

    def number(self, what):
        self.numbers[what] += 1
        return f"{what}{self.numbers[what]}"

    def place(self):
        return self.number("p")

    def chunk(self, name, lines, imports=("SwiftUI",)):
        self.chunks.append((name, "\n".join(lines) + "\n", set(imports)))

    def expect(self, rule, at, holder=None):
        self.expected.append((rule, at, holder))

    def draw(self):
        for index in range(self.random.randint(1, 6)):
            self.draw_model(
                "old" if self.is_below else self.pick("old", "old", "old", "old", "new"), index)
        for model in list(self.models):
            if model.received:
                self.receive_publisher(model)
            if model.parent:
                self.own(model)
            if model.kind == "base" or model.parent:
                continue
            for _ in range(self.pick(1, 1, 2)):
                self.draw_story(model)
        for model in self.models:
            while model.kind != "base" and (model.reads or model.kind == "view" and all(
                    v.name != model.scope for v in self.views)):
                self.own(model)
        for model in self.models:
            if model.kind == "base":
                model.reads.clear()
        self.draw_decoys()
        self.draw_root()
        self.draw_previews()
        for view in self.views:
            self.write_view(view)
        for model in self.models:
            self.write_model(model)

#!/usr/bin/env python3
"""Draws random SwiftUI apps whose right answers are known, and asks migrate-lint for them.

    Scripts/random-apps.py --tool .build/release/migrate-lint --count 300 --compile 40

Each app is drawn from its own seed (`--seed`, `--seed` + 1, …). What is right is written down
while the app is drawn: a view that is drawn as the owner of its model is expected to be one.
Nothing here looks at how the tool comes to its answers; design.md and domain.md say what is
right. Compared are the models with their status, the action for each property, each holder's
ownership, binding and new form, and the findings of the ownership group; then `--fix` is run on
a copy: no defect, a second run that changes nothing, all that was ready is migrated, decoys are
as they were, and for a sample both trees type-check in Swift 5 and 6.

Exit code: 0 if all agrees, 1 if not, 2 if it could not run.
"""

import argparse
import collections
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

MARK = re.compile("\x01([^\x02]*)\x02")
BOM = b"\xef\xbb\xbf"

# The same names in all models, views and decoys, so that a name alone proves nothing.
TITLE, COUNT, FLAG, ITEMS, CACHE = "title", "count", "isOn", "items", "cache"
HOLDER_NAMES = ["model", "store", "m", "viewModel"]
MODEL_NAMES = ["Basket", "Player", "Session", "Timetable", "Recipe", "Garden", "Letter", "Ferry"]


def mark(name):
    """A place whose line is looked up when the file has been put together."""
    return f"\x01{name}\x02"


def indented(lines, by="  "):
    return [by + x if x else x for line in lines for x in line.split("\n")]


class Model:
    def __init__(self, name, world):
        self.name, self.world = name, world
        self.scope = ""  # "Feature" of Feature.Basket
        self.ref = name  # how code elsewhere writes it
        self.main_actor = self.heavy = self.needs_value = self.has_shared = False
        self.kind, self.base = "top", None
        self.blocked, self.is_unsafe = None, False
        self.properties = []  # (name, mark, the right action)
        self.reads = []  # what some view has to show: a template of an expression
        self.parent = None
        self.environment = False

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
        return bool(self.blocked or (self.base and self.base.is_blocked))

    def make(self, value="1", ref=None):
        return f"{ref or self.ref}({'start: ' + value if self.needs_value else ''})"


class Holder:
    """What is right about a property that holds a model."""

    def __init__(self, model, prop, form, ownership, new, binding=False):
        self.model, self.prop, self.form = model, prop, form
        self.ownership = {ownership} if isinstance(ownership, str) else set(ownership)
        self.new, self.binding, self.fresh = new, binding, False


class View:
    def __init__(self, name):
        self.name, self.kind = name, "View"
        self.holders, self.stored, self.members, self.body = [], [], [], []
        self.inits = []
        self.elsewhere = []  # members of an extension in another file
        self.edges = []  # (view, the models put in between)
        self.reads_environment = set()
        self.value = None  # the name of an Int that its initialiser takes
        self.nested = []

    def needs(self):
        found = {id(m): m for m in self.reads_environment}
        for child, given in self.edges:
            found.update({i: m for i, m in child.needs().items() if m not in given})
        return found


class App:
    def __init__(self, seed):
        self.seed, self.random = seed, random.Random(seed)
        self.models, self.views, self.chunks, self.decoys = [], [], [], []
        self.expected, self.allowed = [], []  # (rule, mark)
        self.numbers = collections.Counter()
        self.root = View("RootView")
        self.app_stored, self.app_given = [], []
        self.app_holders = []
        # Here: half of the apps are fixed with what may behave differently.
        self.with_unsafe = self.chance(0.5)
        self.draw()

    # MARK: Drawing

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

    def expect(self, rule, at):
        self.expected.append((rule, at))

    def allow(self, rule, at):
        self.allowed.append((rule, at))

    def draw(self):
        for index in range(self.random.randint(1, 6)):
            self.draw_model(self.pick("old", "old", "old", "old", "new"), index)
        for model in list(self.models):
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

    # MARK: Models

    def draw_model(self, world, index):
        model = Model(MODEL_NAMES[index], world)
        self.models.append(model)
        kind = self.random.choice(
            ["top"] * 4 + ["namespace", "generic", "subclass", "nsobject", "view", "view"])
        if world == "new" and kind == "subclass":
            kind = "top"
        model.kind = kind
        if kind == "namespace":
            model.scope = self.number("Feature")
            model.ref = model.path
        elif kind == "generic":
            model.scope = self.number("Outer")
            model.ref = f"{model.scope}<Int>.{model.name}"
        elif kind == "view":
            model.name = "ViewModel"
            model.scope = f"{MODEL_NAMES[index]}Screen"
            model.ref = model.path
        elif kind == "subclass":
            base = Model(f"{model.name}Base", world)
            base.kind, base.main_actor = "base", self.chance(0.4)
            model.base = base
            self.models.append(base)
        model.main_actor = model.base.main_actor if model.base else self.chance(0.4)
        model.heavy = self.chance(0.3)
        model.needs_value = self.chance(0.3)
        model.has_shared = kind != "generic" and not model.needs_value and self.chance(0.3)
        if world == "old" and kind not in ("subclass",) and self.chance(0.22):
            options = ["sink", "send", "publisher", "watcher", "backtick", "whole", "codable"]
            if kind == "top":
                options.append("protocol")
            model.blocked = self.random.choice(options)
            if kind in ("nsobject", "generic") and model.blocked == "codable":
                model.blocked = "send"
            if model.blocked == "codable":
                model.needs_value = model.has_shared = False
                model.main_actor = model.heavy = False
            elif model.blocked == "publisher":
                model.main_actor = model.has_shared = False
        if model.base and self.chance(0.2):
            model.base.blocked = "send"
        self.draw_properties(model)
        if model.base:
            self.draw_properties(model.base)
        elif kind == "top" and world == "old" and not model.blocked and self.chance(0.15):
            self.draw_parent(model)

    def draw_parent(self, child):
        """A model that holds another: views reach the child as `parent.child`."""
        parent = Model(f"{child.name}Keeper", "old")
        parent.main_actor = child.main_actor
        self.models.append(parent)
        self.draw_properties(parent)
        at = self.place()
        parent.properties.append(("child", at, "unchanged"))
        parent.extra = [f"let {mark(at)}child = {child.make()}"]
        child.parent = parent
        holder = Holder(child, "child", "let", "creates", "let")
        holder.type, holder.mark = parent.path, at
        self.app_holders.append(holder)

    def property(self, model, name, action):
        at = self.place()
        model.properties.append((name, at, action))
        return mark(at) + name

    def draw_properties(self, model):
        """The lines of its stored properties and what they lead to."""
        old = model.world == "old"
        base = "base" if model.kind == "base" else ""
        title, count, flag = (
            (f"{base}{n[0].upper()}{n[1:]}" if base else n) for n in (TITLE, COUNT, FLAG))
        model.title, model.count, model.flag = title, count, flag
        model.items = f"base{ITEMS.capitalize()}" if base else ITEMS
        published = "@Published " if old else ""
        tracked = "tracked" if old else "unchanged"
        p = lambda n, a="tracked": self.property(model, n, a if old else "unchanged")
        lines = []

        def add(attribute, rest):
            if attribute and self.chance(0.15):
                between = f"// {attribute} var {title} = 0\n" if self.chance(0.3) else ""
                lines.append(f"{attribute}\n{between}{rest}")
            elif attribute and self.chance(0.1):
                lines.append(f"{attribute} /* {self.pick('kept', '$title', 'var x')} */ {rest}")
            else:
                lines.append(f"{attribute} {rest}".strip())

        a = published.strip()
        add(a, f'var {p(title)}{self.pick("", ": String")} = "{title}"')
        if a and self.chance(0.2):
            lines.append(
                f"@Published var {p(count)} = 0; @Published var {p(flag)}: Bool = false")
        else:
            add(a, f"var {p(count)}: Int = 0{self.pick('', '  // how many')}")
            add(a, f"var {p(flag)} = false")
        add(a, f"{self.pick('private(set) ', '', 'fileprivate(set) ')}"
               f"var {p(model.items)}: [String] = []")
        if self.chance(0.3):
            add(a, f"var {p(base + 'latest')}: Int? {{ didSet {{ print({base + 'latest'} ?? 0) }} }}")
        if model.blocked == "backtick":
            add(a, f"var `{p('default')}` = 0")
        model.extra_imports = set()
        model.methods, model.outside = [], []
        if model.base:
            model.reads.append("{}.baseTitle")
        cache = base + CACHE
        if old:
            self.draw_plain(model, cache, lines, p)
        if self.chance(0.3):
            lines.append(f"let {p(base + 'id', 'unchanged')} = 7")
        if self.chance(0.25):
            access = self.pick("", "private ") if old else "@ObservationIgnored "
            lines.append(f"{access}lazy var {p(base + 'slow', 'ignored')} = [1, 2].map {{ $0 + 1 }}")
        if old and self.chance(0.25):
            lines.append(f"@Clamped var {p(base + 'level', 'ignored')} = 3")
            self.uses_clamped = True
        if old and self.chance(0.2):
            lines.append(f"weak var {p(base + 'delegate', 'ignored')}: AnyObject?")
        if old and self.chance(0.2):
            lines.append(
                f"private var {p(base + 'seen', 'ignored')} = 0 {{\n"
                f"  didSet {{ if {base}seen > 9 {{ {base}seen = 9 }} }}\n}}")
        if old and model.blocked and self.chance(0.3):
            lines.append(
                f"var {p(base + 'left', 'ignored')} = 0, {p(base + 'right', 'ignored')} = 0")
        if self.chance(0.3):
            model.methods.append(f'var {base}caption: String {{ {title} + "!" }}')
        if self.chance(0.2) and model.kind != "generic":
            model.methods.append(f'static let {base}kind = "{model.name}"')
        if model.heavy:
            model.methods.append(
                f"func refresh() {{ print({title}); UserDefaults.standard.set(1, forKey: {title}) }}")
        self.draw_blocker(model, lines, p)
        self.random.shuffle(model.methods)
        model.lines = lines
        model.extra = getattr(model, "extra", [])

    def draw_plain(self, model, cache, lines, p):
        how = self.pick("direct", "own", "method", "none", "none", "action", "unused", "unused")
        if model.blocked == "codable" or model.kind == "base":
            how = "unused" if model.kind == "base" else "direct"
        action = "tracked" if how in ("direct", "own", "method") else "ignored"
        private = how in ("own", "method", "none") and self.chance(0.5)
        lines.append(f"{'private ' if private else ''}var {p(cache, action)}: Int = 0")
        if how == "direct":
            model.reads.append("\\({}.%s)" % cache)
        elif how == "own":
            model.methods.append(f"var shown: Int {{ {cache} * 2 }}")
            model.reads.append("\\({}.shown)")
        elif how == "method":
            model.methods.append(f'func describe() -> String {{ "\\({cache})" }}')
            model.reads.append("{}.describe()")
        elif how == "none":
            model.methods.append(f"func count{self.pick('Up', 'On')}() {{ {cache} += 1 }}")
        elif how == "action":
            model.action = f"print({{}}.{cache})"

    def draw_blocker(self, model, lines, p):
        kind, methods = model.blocked, model.methods
        if kind == "sink":
            lines.append(f"private var {p('bag', 'ignored')}: Set<AnyCancellable> = []")
            methods.append(
                f"func listen() {{\n  ${model.title}.sink {{ _ in }}.store(in: &bag)\n}}")
            model.extra_imports.add("Combine")
        elif kind == "send":
            methods.append("func touch() { objectWillChange.send() }")
        elif kind == "publisher":
            lines.append(
                f"let {p('objectWillChange', 'unchanged')} = PassthroughSubject<Void, Never>()")
            methods.append("func touch() { objectWillChange.send() }")
            model.extra_imports.add("Combine")
        elif kind == "watcher":
            isolated = "@MainActor " if model.main_actor else ""
            self.chunk(f"Watch{model.name}", [
                f"{isolated}func {self.number('watch')}(_ watched: {model.ref})"
                " -> AnyCancellable {",
                "  watched.objectWillChange.sink { _ in }", "}"], {"SwiftUI", "Combine"})
        elif kind == "whole":
            name = self.number("bind")
            self.chunk(f"Whole{model.name}", [
                f"@MainActor func {name}(_ all: ObservedObject<{model.ref}>.Wrapper)"
                " -> Binding<String> {", f"  all.{model.title}", "}"])
        elif kind == "codable":
            methods.append(f"enum CodingKeys: String, CodingKey {{ case {CACHE} }}")
        elif kind == "protocol":
            model.protocol = self.number("Observed")
            self.chunk(model.protocol, [
                f"protocol {model.protocol}: ObservableObject {{",
                f"  var {model.title}: String {{ get set }}", "}"])

    def write_model(self, model):
        old = model.world == "old"
        conformances, imports = [], {"SwiftUI"} if self.chance(0.4) else set()
        imports |= model.extra_imports
        imports.add(self.pick("Foundation", "Combine", "SwiftUI"))
        header, extension = [], None
        if model.base:
            conformances.append(model.base.name)
        elif model.kind == "nsobject":
            conformances.append("NSObject")
            imports.add("Foundation")
        if model.heavy:
            imports.add("Foundation")
        if not old:
            imports.add("Observation")
        elif model.blocked == "protocol":
            conformances.append(model.protocol)
        elif not model.base:
            style = self.pick("plain", "plain", "plain", "qualified", "and", "extension")
            if style == "extension" and model.kind == "generic":
                style = "plain"
            if style == "qualified":
                conformances.append("Combine.ObservableObject")
                imports.add("Combine")
            elif style == "and" and model.blocked != "codable":
                conformances.append("Sized & ObservableObject")
            elif style == "extension":
                extension = [f"extension {model.path}: ObservableObject {{}}"]
            else:
                conformances.append("ObservableObject")
        if model.blocked == "codable":
            conformances.append("Codable")
        elif not model.base and self.chance(0.2) and not any("&" in c for c in conformances):
            conformances.append("Sized")
        self.uses_sized = True
        final = "" if model.kind == "base" or self.chance(0.25) else "final "
        shape = self.random.random()
        if not conformances:
            listed = " {"
        elif shape < 0.15:
            listed = ":\n  " + ",\n  ".join(conformances) + "\n{"
        elif shape < 0.25:
            listed = f" /* {model.name}: ObservableObject */ : {' , '.join(conformances)} {{ // ok"
        elif shape < 0.3:
            listed = ":" + ",".join(conformances) + "\n{"
        else:
            listed = ": " + ", ".join(conformances) + " {"
        attributes = ["@MainActor"] if model.main_actor else []
        if not old:
            attributes.append("@Observable")
        separator = self.pick("\n", " ", " ")
        at = self.place()
        model.mark = at
        if self.chance(0.2):
            header.append(f"/// Keeps what `{model.name}: ObservableObject` has; see $title.")
        header.append("".join(x + separator for x in attributes)
                      + f"{final}class {mark(at)}{model.name}{listed}")
        body = list(model.lines) + list(model.extra)
        inits = self.initialisers(model)
        if model.has_shared:
            shared = f"static let shared = {model.name}()"
            body.insert(0, shared if model.main_actor else f"@MainActor {shared}")
        body += inits
        self.random.shuffle(body)
        body += model.methods
        for line in list(body):
            if self.chance(0.1):
                body.insert(body.index(line), self.pick(
                    "", "// @Published var title = 1", "/* var cache = 2 */", "// MARK: -"))
        lines = header + indented(body) + ["}"]
        if all("//" not in x and "/*" not in x and "\n" not in x for x in body + header) and self.chance(0.2):
            lines = [" ".join(header) + " " + "; ".join(
                x.strip() for x in indented(body) if x.strip()) + " }"]
        if model.kind == "namespace":
            lines = [f"enum {model.scope} {{", *indented(lines), "}"]
        elif model.kind == "generic":
            lines = [f"{self.pick('enum', 'struct')} {model.scope}<Item> {{",
                     *indented(lines), "}"]
        elif model.kind == "view":
            imports.add("SwiftUI")
            lines = [f"extension {model.scope} {{", *indented(lines), "}"]
        self.chunk(model.path.replace(".", "+"), lines, imports)
        if extension:
            self.chunk(f"{model.path.replace('.', '+')}+Model", extension,
                       {self.pick("Combine", "SwiftUI"), "SwiftUI"})

    def initialisers(self, model):
        work = ["refresh()"] if model.heavy else []
        if model.kind == "nsobject" or model.base:
            call, override = ["super.init()"], "" if model.needs_value else "override "
        else:
            call, override = [], ""
        if not (work or model.needs_value):
            return []
        value = []
        parameters = ""
        if model.needs_value:
            parameters = "start: Int"
            value = [f"self.{model.count} = start"]
            if self.chance(0.25) and model.world == "old" and not model.blocked:
                # `_x = Published(…)` is one of the forms that a fix can rewrite.
                for i, line in enumerate(model.lines):
                    if re.fullmatch(r"@Published var \x01\w+\x02count: Int = 0.*", line):
                        model.lines[i] = re.sub(r" = 0.*", "", line)
                        value = [self.pick(
                            "_count = Published(initialValue: start)",
                            "_count = .init(wrappedValue: start)",
                            "self._count = Published(wrappedValue: start)")]
        body = value + call + work
        if len(body) == 1 and self.chance(0.5):
            return [f"{override}init({parameters}) {{ {body[0]} }}"]
        return ["\n".join([f"{override}init({parameters}) {{", *indented(body), "}"])]

    # MARK: Stories

    def draw_story(self, model):
        if model.world == "old":
            route = self.pick("own", "own", "own", "own", "environment", "environment", "shared",
                              "rows", "callsite", "default")
        else:
            route = self.pick("own", "own", "environment", "environment")
        if route == "shared" and not model.has_shared or route == "default" and model.needs_value:
            route = "own"
        {"own": self.own, "environment": self.put_in_environment, "shared": self.share,
         "rows": self.rows, "callsite": self.callsite, "default": self.default}[route](model)

    def new_view(self, suffix):
        view = View(self.number(suffix))
        self.views.append(view)
        return view

    def owner_view(self, model):
        """The view that a model may be nested in, once, else a fresh one."""
        if model.kind == "view" and not any(v.name == model.scope for v in self.views):
            view = View(model.scope)
            self.views.append(view)
            return view
        return self.new_view(self.pick("Owner", "Screen", "Page"))

    def new_form(self, model, form, new):
        return new if model.world == "old" and not model.is_blocked else form

    def hold(self, view, model, form, ownership, new, attribute, declaration, access="",
             prop=None):
        """Writes a holder; `declaration` is what comes behind its name."""
        prop = prop or self.pick(*HOLDER_NAMES)
        at = self.place()
        holder = Holder(model, prop, form, ownership, self.new_form(model, form, new))
        holder.view, holder.mark, holder.attribute = view, at, at + "a"
        holder.wants = new
        keyword = "let" if form == "let" else "var"
        name = f"{keyword} {mark(at)}{prop}{declaration}"
        where = mark(holder.attribute)
        if not attribute:
            text = f"{where}{access}{name}"
        else:
            if attribute.startswith("@") and self.chance(0.08) and "(" not in attribute:
                attribute = "@SwiftUI." + attribute[1:]
            text = where + attribute + self.pick(
                " ", " ", " ", " ", "\n", "\n", "  ", " /* the model */ ", "\n// kept\n",
                " // owner\n", "\n\n") + access + name
        if self.chance(0.1):
            text += self.pick("  // @StateObject var x = X()", " /* $m.title */", ";")
        if self.chance(0.1):
            text = f"@State {self.pick('', 'private ') if access else ''}var isShown = false; " + text
        view.stored.append(text)
        view.holders.append(holder)
        return holder

    def spell(self, model, view):
        """The model's name as code of a view may write it."""
        if model.kind == "view" and view.name == model.scope and self.chance(0.6):
            return model.name
        return model.ref

    def own(self, model):
        parent = model.parent
        if parent:
            model = parent
        view = self.owner_view(model)
        old = model.world == "old"
        ref = self.spell(model, view)
        made = model.make("2", ref)
        access = self.pick("private ", "private ", "")
        if not old:
            form = self.pick("@State", "@State", "@State", "plain")
            if form == "plain":
                keyword = self.pick("let", "var")
                holder = self.hold(view, model, keyword, "creates", keyword, "",
                                   f" = {made}", access)
                self.expect("model-created-in-view", holder.mark)
                self.pass_on(view, holder, self.random.randint(1, 2), fresh=True)
            else:
                holder = self.hold(view, model, "@State", "creates", "@State", "@State",
                                   f" = {made}", access)
                self.eager(holder)
                self.use(view, holder, binding=self.chance(0.5))
                self.pass_on(view, holder, self.random.randint(0, 2))
            self.top(view)
            return
        how = self.pick("declared", "declared", "typed", "dot", "init", "init", "init-dot",
                        "parameter", "factory", "observed", "observed-init",
                        "observed-parameter", "state", "plain", "app")
        if how == "parameter" and not model.needs_value or (
                how == "observed-parameter" and not model.needs_value):
            how = "init"
        if model.needs_value and how in ("init", "init-dot", "observed-init") and self.chance(0.5):
            how = "parameter"
        if how == "app":
            if self.environment_route_free(model):
                self.put_in_environment(model, at_app=True)
            else:
                how = "declared"
        if how == "app":
            if view in self.views and view.name != model.scope:
                self.views.remove(view)
                return
            how = "declared"
        state = lambda d, a=access: self.hold(
            view, model, "@StateObject", "creates", "@State", "@StateObject", d, a)
        self_ = self.pick("", "self.")
        if how == "declared":
            holder = state(f" = {made}")
        elif how == "typed":
            holder = state(f"{self.pick(': ', ' : ', ':')}{ref} = {made}")
        elif how == "dot":
            holder = state(f": {ref} = .init({'start: 3' if model.needs_value else ''})")
        elif how in ("init", "init-dot"):
            holder = state(f": {ref}")
            wrapper = ".init" if how == "init-dot" else self.pick(
                "StateObject", f"StateObject<{ref}>")
            value = self.pick(made, f"{{0}}{made}".replace("{0}", " ").strip())
            view.inits.append(
                f"init() {{\n  {self_}_{holder.prop} = {wrapper}(wrappedValue: {value})\n}}")
        elif how == "parameter":
            view.value = "start"
            holder = state(f": {ref}")
            view.inits.append(
                f"init(start: Int) {{ {self_}_{holder.prop} = "
                f"StateObject(wrappedValue: {ref}(start: start)) }}")
        elif how == "factory":
            factory = self.number("make")
            isolated = "@MainActor " if model.main_actor else ""
            self.chunk(f"Factory{factory}", [
                f"{isolated}func {factory}() -> {model.ref} {{",
                f"  {self.pick('', 'return ')}{model.make('5')}", "}"])
            holder = state(self.pick("", f": {ref}") + f" = {factory}()")
        elif how in ("observed", "observed-init", "observed-parameter"):
            new = "@State"
            if how == "observed":
                declared = f" = {made}"
            else:
                declared = f": {ref}"
            if how == "observed-parameter":
                view.value, new = "start", "received"
            holder = self.hold(view, model, "@ObservedObject", "creates", new,
                               "@ObservedObject", declared, access)
            if how != "observed":
                value = f"{ref}(start: start)" if view.value else made
                given = "start: Int" if view.value else ""
                assign = self.pick(f"self.{holder.prop} = {value}",
                                   f"_{holder.prop} = ObservedObject(wrappedValue: {value})")
                view.inits.append(f"init({given}) {{\n  {assign}\n}}")
            self.expect("observed-object-creates-model", holder.attribute)
            if new == "@State":
                self.allow("eager-model-initializer", holder.attribute)
        elif how == "state":
            holder = self.hold(view, model, "@State", "creates", "@State", "@State",
                               f" = {made}", access)
            self.expect("observable-object-in-state", holder.attribute)
            self.eager(holder)
        else:
            keyword = self.pick("let", "var")
            holder = self.hold(view, model, keyword, "creates", keyword, "", f" = {made}", access)
            self.expect("model-created-in-view", holder.mark)
        if how == "plain":
            self.pass_on(view, holder, self.random.randint(1, 3), parent, fresh=True)
        else:
            if holder.form == "@StateObject":
                self.eager(holder)
            self.use(view, holder, binding=how != "state" and self.chance(0.5))
            self.pass_on(view, holder, self.random.randint(0, 3), parent)
        self.top(view)

    def environment_route_free(self, model):
        return model.kind != "view"

    def eager(self, holder):
        """`@State` makes a model whose initialiser works anew with each view."""
        if not holder.model.heavy and not (holder.model.base and holder.model.base.heavy):
            return
        if holder.form == "@StateObject" and holder.model.is_blocked:
            self.allow("eager-model-initializer", holder.attribute)
        elif holder.model.is_blocked:
            self.allow("eager-model-initializer", holder.attribute)
        else:
            self.expect("eager-model-initializer", holder.attribute)

    def top(self, view, given=()):
        """Shows it in the root, somehow."""
        value = f"{view.value}: {self.random.randint(1, 9)}" if view.value else ""
        self.root.body.append(f"{view.name}({value})")
        self.root.edges.append((view, list(given)))

    # What a view does with its model

    def shown(self, model, name):
        """Texts that show what is published, and what some view has to show."""
        texts = [self.pick(
            f"Text({name}.{model.title})", f'Text("\\({name}.{model.count}) of them")',
            f'if {name}.{model.flag} {{ Text("on") }}',
            f"ForEach({name}.{model.items}, id: \\.self) {{ Text($0) }}",
            f'Text({name}.{model.flag} ? "yes" : {name}.{model.title})')]
        reads, model.reads = model.reads, []
        for read in reads:
            read = read.format(name)
            texts.append(f'Text("{read}")' if read.startswith("\\") else f"Text({read})")
        return texts

    def use(self, view, holder, binding, reads=True):
        """Reads the model while drawing, and takes a binding if that is wanted."""
        model, name = holder.model, holder.prop
        if reads:
            texts = self.shown(model, self.pick(name, name, f"self.{name}"))
            how = self.pick("body", "body", "computed", "method", "elsewhere")
            if "private" in view.stored[-1] and how == "elsewhere":
                how = "computed"
            self.put(view, texts, how)
        action = getattr(model, "action", None)
        if action and self.chance(0.7):
            view.body.append(f'Button("Act") {{ {action.format(name)} }}')
        if binding:
            holder.binding = True
            where = self.pick("body", "body", "computed", "method", "elsewhere")
            if "private" in view.stored[-1] and where == "elsewhere":
                where = "method"
            dollar = self.pick(f"${name}", f"${name}", f"self.${name}")
            self.put(view, [self.pick(
                f'TextField("Title", text: {dollar}.{model.title})',
                f'Toggle("On", isOn: {dollar}.{model.flag})',
                f'Toggle(isOn: {dollar}.{model.flag}) {{ Text("On") }}')], where)
        if holder.wants == "received":
            holder.new = self.new_form(
                model, holder.form, "@Bindable" if binding else "var")
        if not binding:
            self.shadow(view, holder)

    def put(self, view, texts, how):
        if how == "body":
            view.body += texts
            return
        name = self.number("part")
        content = texts if len(texts) == 1 and not texts[0].startswith("if ") else [
            "VStack {", *indented(texts), "}"]
        head = (f"func {name}() -> some View" if how == "method" else f"var {name}: some View")
        call = f"{name}()" if how == "method" else name
        if len(content) == 1 and self.chance(0.4):
            text = f"{head} {{ {content[0]} }}"
        else:
            text = "\n".join([head + " {", *indented(content), "}"])
        (view.elsewhere if how == "elsewhere" else view.members).append(text)
        view.body.append(call)

    def shadow(self, view, holder):
        """The holder's name for something else, so that no binding and no read is meant."""
        name = holder.prop
        if not self.chance(0.35) or any(h.prop == name for h in view.holders if h is not holder):
            return
        what = self.pick("foreach", "rows", "parameter", "local", "dollar", "metrics")
        if what == "foreach":
            view.body.append(f"ForEach([1, 2], id: \\.self) {{ {name} in Text(\"\\({name})\") }}")
        elif what == "rows" and view.kind == "View":
            view.body.append(
                f'ForEach($rows) {{ ${name} in TextField("Row", text: ${name}.title) }}')
            view.stored.append("@State var rows: [Metrics] = []")
        elif what == "parameter":
            label = self.number("label")
            view.members.append(
                f"func {label}({name}: Metrics) -> String {{ {name}.title + \"\\({name}.cache)\" }}")
            view.body.append(f"Text({label}({name}: Metrics()))")
        elif what == "local":
            label = self.number("label")
            view.members.append(
                f"var {label}: String {{\n  let {name} = Metrics()\n  return {name}.title\n}}")
            view.body.append(f"Text({label})")
        elif what == "dollar":
            view.body.append("Text([Metrics()].map { $0.title + \"\\($0.cache)\" }.joined())")
        else:
            view.body.append(f'Text("${name}.title \\\\(\\u{{24}}{name}.isOn)")')

    # Handing on

    def pass_on(self, view, holder, count, parent=None, depth=0, fresh=False):
        targets = [(holder.model, holder.prop)]
        if parent is holder.model:
            child = next(m for m in self.models if m.parent is parent)
            targets.append((child, f"{holder.prop}.child"))
        for model, expression in targets:
            wanted = count if model is holder.model else max(count, 1)
            for _ in range(wanted):
                self.receive(view, model, expression, depth, fresh=fresh)
            if model.reads and model is not holder.model:
                self.receive(view, model, expression, depth, "observed", fresh)

    def receive(self, view, model, expression, depth, how=None, fresh=False):
        """A view that is handed the model by `view`."""
        old = model.world == "old"
        if how is None and old:
            how = self.pick("observed", "observed", "observed", "modifier", "representable",
                            "plain-read", "plain-pass", "plain-pass", "state-object",
                            "state-object-init", "action-only")
        elif how is None:
            how = self.pick("bindable", "plain-new", "plain-new", "state", "unused")
        if depth > 2 and how == "plain-pass":
            how = "observed"
        child = self.new_view(self.pick("Row", "Detail", "Badge", "Panel"))
        ref = self.spell(model, child)
        plain = how.startswith("plain") or how == "action-only"
        binding = how in ("observed", "state-object", "state-object-init", "bindable") and (
            how == "bindable" or self.chance(0.45))
        style = self.pick("memberwise", "memberwise", "init", "init")
        if how == "state-object-init":
            style = "init"
        if how == "state-object":
            style = "memberwise"
        if how in ("modifier", "representable", "state"):
            style = "memberwise"
        if not old and how in ("bindable", "unused"):
            style = "memberwise"
        access = "private " if style == "init" and self.chance(0.5) else ""
        if how in ("observed", "modifier", "representable"):
            child.kind = {"modifier": "ViewModifier", "representable": "UIViewRepresentable"}.get(
                how, "View")
            holder = self.hold(child, model, "@ObservedObject", "receives", "received",
                               "@ObservedObject", f": {ref}", access)
        elif how.startswith("state-object"):
            holder = self.hold(child, model, "@StateObject", "receives", "received",
                               "@StateObject", f": {ref}", access)
            self.injected(holder, "state-object-on-injected-model", fresh)
        elif how in ("bindable", "unused"):
            holder = self.hold(child, model, "@Bindable", "receives", "@Bindable", "@Bindable",
                               f": {ref}", access)
            if how == "unused":
                self.expect("unused-bindable", holder.attribute)
        elif how == "state":
            holder = self.hold(child, model, "@State", "receives", "@State", "@State",
                               f": {ref}")
            self.injected(holder, "state-on-injected-model", fresh)
        else:
            keyword = self.pick("let", "let", "var")
            holder = self.hold(child, model, keyword, "receives", keyword, "", f": {ref}", access)
        call = self.construct(child, holder, style, expression, ref)
        if how == "representable":
            child.body += [f"_ = {holder.prop}.{model.title}"]
            holder.new = self.new_form(model, holder.form, "var")
        elif how == "plain-read":
            at = self.pick("body", "body", "computed", "method")
            waiting, model.reads = model.reads, []
            self.put(child, self.shown(model, holder.prop), at)
            model.reads = waiting
            self.expect("unobserved-model", holder.mark)
        elif how == "plain-pass":
            self.shadow(child, holder)
            self.pass_on(child, holder, self.random.randint(1, 2), depth=depth + 1,
                         fresh=fresh)
        elif how == "action-only":
            child.body.append(f'Button("Set") {{ {holder.prop}.{model.title} = "" }}')
            self.shadow(child, holder)
        else:
            self.use(child, holder, binding)
            if depth < 2 and child.kind == "View" and self.chance(0.25):
                self.pass_on(child, holder, 1, depth=depth + 1,
                             fresh=fresh and holder.form not in ("@StateObject", "@State"))
        if child.kind == "ViewModifier":
            call = f'Text("Modified").modifier({call})'
        self.show(view, child, call)

    def injected(self, holder, rule, fresh):
        """Whoever keeps the first of models that are made anew with each caller owns it."""
        if fresh:
            holder.fresh, holder.wants = True, "@State"
            holder.new = self.new_form(holder.model, holder.form, "@State")
            holder.ownership = {"creates", "receives"}
            self.allow(rule, holder.attribute)
            self.allow("eager-model-initializer", holder.attribute)
        else:
            self.expect(rule, holder.attribute)

    def construct(self, child, holder, style, expression, ref):
        """Writes the initialiser, if any, and gives the call."""
        prop = holder.prop
        if style == "memberwise":
            child.call = lambda e: f"{child.name}({prop}: {e})"
            return child.call(expression)
        label, inner = self.pick((prop, prop), ("_", "given"), ("for", "given"), ("with", prop))
        parameter = inner if label == inner else f"{label} {inner}"
        direct = f"self.{prop} = {inner}"
        if holder.form == "@StateObject":
            assign = self.pick(f"_{prop} = StateObject(wrappedValue: {inner})",
                               f"self._{prop} = .init(wrappedValue: {inner})")
        elif holder.form == "@ObservedObject":
            assign = self.pick(direct, direct, f"_{prop} = ObservedObject(wrappedValue: {inner})",
                               f"self._{prop} = ObservedObject(initialValue: {inner})",
                               f"_{prop} = .init(wrappedValue: {inner})")
        else:
            assign = direct
        child.inits.append(self.pick(f"init({parameter}: {ref}) {{ {assign} }}",
                                     f"init({parameter}: {ref}) {{\n  {assign}\n}}",
                                     f"init(\n  {parameter}: {ref}\n) {{\n  {assign}\n}}"))
        child.call = lambda e: (
            f"{child.name}({e})" if label == "_" else f"{child.name}({label}: {e})")
        return child.call(expression)

    def show(self, view, child, call, given=(), modifiers=""):
        """Puts a child in a body: directly, in a container, a sheet, a link or a helper."""
        view.edges.append((child, list(given)))
        call += modifiers
        how = self.pick("direct", "direct", "direct", "group", "sheet", "helper", "if")
        if view.kind == "UIViewRepresentable":
            raise AssertionError("a representable has no children")
        if how == "group":
            view.body.append(f"{self.pick('Group', 'HStack', 'List', 'Section')} {{ {call} }}")
        elif how == "sheet":
            view.body.append(
                f'Text("Sheet").sheet(isPresented: .constant(true)) {{\n  {call}\n}}')
        elif how == "helper":
            self.put(view, [call], self.pick("computed", "method"))
        elif how == "if":
            view.body.append(f"if {self.pick('true', '1 < 2')} {{\n  {call}\n}}")
        else:
            view.body.append(call)

    # Other stories

    def share(self, model):
        view = self.new_view("Shared")
        form = self.pick("@StateObject", "@ObservedObject", "@ObservedObject")
        ref = model.ref
        access = self.pick("private ", "")
        holder = self.hold(view, model, form, "shared",
                           "@State" if form == "@StateObject" else "received", form,
                           f"{self.pick('', ': ' + ref)} = {ref}.shared", access)
        self.use(view, holder, self.chance(0.5))
        self.pass_on(view, holder, self.random.randint(0, 2))
        self.top(view)

    def rows(self, model):
        """An `@ObservedObject` that gets a fresh model at its call site follows its caller."""
        view, row = self.new_view("Rows"), self.new_view("FreshRow")
        holder = self.hold(row, model, "@ObservedObject", "receives", "received",
                           "@ObservedObject", f": {model.ref}")
        self.use(row, holder, self.chance(0.5))
        value = model.make("$0") if model.needs_value else model.make()
        head = "" if model.needs_value else "_ in "
        view.body.append(
            f"ForEach(0..<3, id: \\.self) {{ {head}{row.name}({holder.prop}: {value}) }}")
        view.edges.append((row, []))
        self.top(view)

    def callsite(self, model):
        """A `@StateObject` whose value is made at its call site owns it."""
        view, child = self.new_view("Caller"), self.new_view("Keeper")
        style = self.pick("memberwise", "init")
        holder = self.hold(child, model, "@StateObject", {"creates", "receives"}, "@State",
                           "@StateObject", f": {model.ref}",
                           "private " if style == "init" else "")
        self.allow("eager-model-initializer", holder.attribute)
        call = self.construct(child, holder, style, model.make("4"), model.ref)
        self.use(child, holder, self.chance(0.5))
        self.show(view, child, call)
        self.top(view)

    def default(self, model):
        """`init(model: M = M())`: creates if no caller passes one, receives if any does."""
        view = self.new_view("Defaulted")
        passed = self.chance(0.5)
        form = self.pick("@StateObject", "@ObservedObject")
        if passed:
            new = "received"
        else:
            new = "@State"
        holder = self.hold(view, model, form, "receives" if passed else "creates", new, form,
                           f": {model.ref}", "private ")
        wrapper = form[1:]
        isolated = "@MainActor " if model.main_actor else ""
        assign = f"_{holder.prop} = {wrapper}(wrappedValue: given)"
        view.inits.append(f"{isolated}init(given: {model.ref} = {model.make()}) {{\n  {assign}\n}}")
        self.use(view, holder, self.chance(0.5))
        self.allow("eager-model-initializer", holder.attribute)
        if passed:
            if form == "@StateObject":
                self.expect("state-object-on-injected-model", holder.attribute)
            parent = self.new_view("Passer")
            source = self.hold(parent, model, "@StateObject", "creates", "@State",
                               "@StateObject", f" = {model.make()}", "private ")
            self.eager(source)
            parent.edges.append((view, []))
            parent.body.append(f"{view.name}(given: {source.prop})")
            self.top(parent)
        else:
            if form == "@ObservedObject":
                self.expect("observed-object-creates-model", holder.attribute)
            self.top(view)

    def put_in_environment(self, model, at_app=False):
        old = model.world == "old"
        modifier = "environmentObject" if old else "environment"
        reader = self.reader(model)
        frame = reader
        for _ in range(self.random.randint(0, 2)):
            outer = self.new_view("Frame")
            outer.plain = True
            if self.chance(0.3):
                outer.stored.append(f"let {TITLE}{outer.name} = \"x\"")
            self.show(outer, frame, self.environment_call(frame))
            frame = outer
        wrapper = "@StateObject" if old else "@State"
        where = "app" if at_app else self.pick("app", "view", "view", "missing")
        call = self.environment_call(frame)
        if where == "missing":
            self.root.body.append(call)
            self.root.edges.append((frame, []))
        elif where == "app":
            prop = self.number("held")
            at = self.place()
            self.app_stored.append(
                f"{wrapper} private var {mark(at)}{prop} = {model.make()}")
            holder = Holder(model, prop, wrapper, "creates",
                            self.new_form(model, wrapper, "@State"))
            holder.type, holder.mark = "TheApp", at
            self.app_holders.append(holder)
            self.app_given.append((model, f".{modifier}({prop})"))
            self.root.body.append(call)
            self.root.edges.append((frame, []))
        else:
            owner = self.owner_view(model)
            ref = self.spell(model, owner)
            holder = self.hold(owner, model, wrapper, "creates", "@State", wrapper,
                               f" = {model.make('2', ref)}", self.pick("private ", ""))
            self.eager(holder)
            if old and self.chance(0.3):
                self.use(owner, holder, self.chance(0.4))
            self.show(owner, frame, call, [model],
                      self.pick("", ".padding()", "\n  .padding()") + f".{modifier}({holder.prop})")
            self.top(owner)
        model.environment = True

    def environment_call(self, view):
        if view.kind == "ViewModifier":
            return f'Text("In the environment").modifier({view.name}())'
        return f"{view.name}()"

    def reader(self, model):
        view = self.new_view("Reader")
        if self.chance(0.15):
            view.kind = "ViewModifier"
        ref = model.ref
        access = self.pick("private ", "")
        if model.world == "old":
            holder = self.hold(view, model, "@EnvironmentObject", "environment",
                               f"@Environment({ref}.self)", "@EnvironmentObject", f": {ref}",
                               access)
            binding = self.chance(0.5)
        else:
            form = f"@Environment({ref}.self)"
            holder = self.hold(view, model, form, "environment", form, form, "", access)
            binding = False
        view.reads_environment.add(model)
        self.use(view, holder, binding)
        if self.chance(0.4) and view.kind == "View":
            self.pass_on(view, holder, self.random.randint(1, 2))
        return view

    # MARK: Decoys

    def draw_decoys(self):
        decoys = [
            "// final class Ghost: ObservableObject { @Published var title = 0 }",
            "/* struct G: View { @StateObject var m = Ghost() /* nested $m.title */ } */",
            "let example = \"\"\"\n  @StateObject private var m = Ghost()\n"
            "  class Ghost: ObservableObject {}\n  \"\"\"",
            "let pattern = #\"@ObservedObject var \"m\": Basket \\(no) $m\"#",
            "final class LooksLikeIt {\n  @Published var title = \"\"\n  var cache = 0\n}",
            "struct NotAView {\n  var model: Metrics\n  var store = Metrics()\n"
            "  var body: String { model.title + store.title }\n}",
            "struct PlainReader: View {\n  let model: Metrics\n  var m = Metrics()\n\n"
            "  var body: some View { Text(model.title + \"\\(m.cache)\") }\n}",
            "struct NoteView: View {\n  @ObservedObject var model: NSManagedObject\n\n"
            "  var body: some View { Text(model.isDeleted ? \"gone\" : \"here\") }\n}",
            "final class ObservableObjectKeeper {\n  var title = 0\n  let store = Metrics()\n}",
        ]
        for decoy in self.random.sample(decoys, self.random.randint(2, 6)):
            self.decoys.append(decoy)
            imports = {"SwiftUI"}
            if "NSManagedObject" in decoy:
                imports.add("CoreData")
            if "@Published" in decoy:
                imports.add("Combine")
            self.chunk(self.number("Decoy"), [decoy], imports)
        self.chunk("Metrics", [
            "struct Metrics: Identifiable {", "  var id = 0", "  var title = \"\"",
            "  var cache = 0", "  var count = 0", "  var isOn = false",
            "  var items: [String] = []", "}"])
        self.chunk("Sized", ["protocol Sized {}"], {"Foundation"})
        self.chunk("Clamped", [
            "@propertyWrapper struct Clamped {", "  private var value: Int",
            "  init(wrappedValue: Int) { value = wrappedValue }", "  var wrappedValue: Int {",
            "    get { value }", "    set { value = min(newValue, 9) }", "  }", "}"],
            {"Foundation"})

    # MARK: Views

    def draw_root(self):
        needs = self.root.needs()
        given = [m for m, _ in self.app_given]
        at = self.place()
        missing = [m for m in needs.values() if m not in given]
        if missing:
            self.expect("environment-model-not-provided", at)
        self.views.append(self.root)
        lines = ["@main", "struct TheApp: App {", *indented(self.app_stored), "",
                 "  var body: some Scene {", "    WindowGroup {", f"      {mark(at)}RootView()"]
        lines += [f"        {text}" for _, text in self.app_given]
        lines += ["    }", "  }", "}"]
        self.chunk("TheApp", lines)

    def draw_previews(self):
        for view in [v for v in self.views if v is not self.root and v.kind == "View"]:
            if not self.chance(0.25) or view.name.startswith("Defaulted"):
                continue
            passed = [h for h in view.holders if h.ownership & {"receives"}]
            if passed:
                if len(passed) > 1 or not hasattr(view, "call"):
                    continue
                call = view.call(passed[0].model.make("8"))
                if passed[0].form == "@StateObject" and len(passed[0].ownership) > 1:
                    continue
                if passed[0].form == "@StateObject" and not passed[0].fresh:
                    # Not every construction passes a model that somebody keeps.
                    passed[0].model.is_unsafe = True
            else:
                call = f"{view.name}({view.value + ': 6' if view.value else ''})"
            at = self.place()
            needs = list(view.needs().values())
            provides = not needs or self.chance(0.7)
            text = f"{mark(at)}{call}"
            if provides:
                for model in needs:
                    modifier = "environmentObject" if model.world == "old" else "environment"
                    text += self.pick("", "\n  ") + f".{modifier}({model.make()})"
            else:
                self.expect("environment-model-not-provided", at)
            if self.chance(0.3):
                lines = [f"struct {view.name}_Previews: PreviewProvider {{",
                         "  static var previews: some View {",
                         *indented(text.split("\n"), "    "), "  }", "}"]
            else:
                head = self.pick("#Preview {", f'#Preview("{view.name}") {{')
                lines = [head, *indented(text.split("\n")), "}"]
            self.chunk(f"{view.name}Preview", lines)

    def write_view(self, view):
        body = view.body or ['Text("Nothing")']
        wrapped = body if len(body) == 1 and not body[0].startswith("if ") else [
            f"{self.pick('VStack', 'List', 'Group', 'Form')} {{", *indented(body), "}"]
        for holder in view.holders:
            holder.type = view.name
        head = f"struct {view.name}: {view.kind} {{"
        if self.chance(0.1):
            head = f"struct {view.name}:\n  {view.kind}\n{{"
        parts = [*view.stored]
        self.random.shuffle(view.members)
        if view.kind == "UIViewRepresentable":
            bodies = ["func makeUIView(context: Context) -> UIView { UIView() }\n"
                      "func updateUIView(_ view: UIView, context: Context) {\n"
                      + "\n".join(indented(view.body)) + "\n}"]
        elif view.kind == "ViewModifier":
            bodies = ["func body(content: Content) -> some View {\n  content.overlay {\n"
                      + "\n".join(indented(wrapped, "    ")) + "\n  }\n}"]
        elif len(wrapped) == 1 and "\n" not in wrapped[0] and self.chance(0.4):
            bodies = [f"var body: some View {{ {wrapped[0]} }}"]
        else:
            bodies = ["var body: some View {\n" + "\n".join(indented(wrapped)) + "\n}"]
        rest = [*view.inits, *bodies, *view.members]
        if self.chance(0.3):
            rest = [*view.inits, *view.members, *bodies]
        lines = [head, *indented(parts), ""]
        for part in rest:
            lines += indented([part])
            if self.chance(0.8):
                lines.append("")
        lines.append("}")
        if view.holders and self.chance(0.1):
            lines.insert(0, "/// Has `@StateObject var m` and $m.title; // no\n// class X: "
                            "ObservableObject {}")
        self.chunk(view.name, lines)
        if view.elsewhere:
            self.chunk(f"{view.name}+Parts", [
                f"extension {view.name} {{", *indented(view.elsewhere), "}"])

    # MARK: Files

    def write(self, folder):
        """Splits what was drawn into files and finds the lines of the marks."""
        chunks = list(self.chunks)
        self.random.shuffle(chunks)
        count = self.random.randint(1, max(1, min(10, len(chunks))))
        files = [[] for _ in range(count)]
        for chunk in chunks:
            self.random.choice(files).append(chunk)
        self.lines, self.formats = {}, {}
        for index, parts in enumerate(f for f in files if f):
            imports = sorted(set().union(*(p[2] for p in parts)))
            text = ""
            if self.chance(0.3):
                text += "//\n//  Made up. import Combine\n//  @StateObject var x = X()\n//\n\n"
            text += "".join(f"import {i}\n" for i in imports) + "\n"
            text += "\n".join(p[1] for p in parts)
            name = f"{index}-{parts[0][0]}.swift"
            if self.chance(0.4):
                name = f"{self.pick('Models', 'Views')}/{name}"
            style = self.pick("", "", "", "tabs", "crlf", "bom", "four")
            if '"""' in text:
                style = style if style in ("bom",) else ""
            if style == "tabs":
                text = re.sub(r"(?m)^ +", lambda m: "\t" * (len(m.group()) // 2), text)
            elif style == "four":
                text = re.sub(r"(?m)^ +", lambda m: m.group() * 2, text)
            for number, line in enumerate(text.split("\n"), 1):
                for found in MARK.findall(line):
                    self.lines[found] = (name, number)
            text = MARK.sub("", text)
            if style == "crlf":
                text = text.replace("\n", "\r\n")
            data = (BOM if style == "bom" else b"") + text.encode()
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            self.formats[name] = style

    # MARK: What is right

    def all_holders(self):
        return [h for v in self.views for h in v.holders] + self.app_holders

    def differences(self, report):
        """(kind, what agrees, the disagreements in words) for each kind of answer."""
        yield self.compare_models(report)
        yield self.compare_properties(report)
        yield self.compare_holders(report)
        yield self.compare_findings(report)

    def compare_models(self, report):
        found = {m["name"]: m for m in report["models"]}
        agreed, wrong = 0, []
        for model in self.models:
            status = model.status(self.models)
            answer = found.pop(model.path, None)
            wanted = {status}
            if status == "blocked" and "protocol" in (model.blocked or ""):
                wanted.add("unsafe")
            if answer is None:
                wrong.append(f"model {model.path}: {status} is right, but it is not listed")
            elif answer["status"] not in wanted:
                why = "; ".join(f"{b['rule']} {b['file']}:{b['line']}: {b['message']}"
                                for b in answer["blockers"])
                wrong.append(f"model {model.path} ({model.kind}, {model.blocked}): {status} is "
                             f"right, it says {answer['status']} {why}")
            elif (answer["file"], answer["line"]) != self.lines[model.mark]:
                wrong.append(f"model {model.path}: {self.lines[model.mark]} is right, it says "
                             f"{answer['file']}:{answer['line']}")
            else:
                agreed += 1
        wrong += [f"model {n}: is none, it says {m['status']}" for n, m in found.items()]
        return "models", agreed, wrong

    def compare_properties(self, report):
        agreed, wrong = 0, []
        found = {m["name"]: {p["name"]: p for p in m["properties"]} for m in report["models"]}
        for model in self.models:
            answers = found.get(model.path, {})
            for name, at, action in model.properties:
                answer = answers.pop(name, None)
                file, line = self.lines[at]
                said = (answer["action"], answer["line"]) if answer else ("unchanged", line)
                right = {action, "unchanged"} if model.is_blocked else {action}
                if said[0] in right and said[1] == line:
                    agreed += 1
                else:
                    wrong.append(f"property {model.path}.{name} at {file}:{line}: {action} is "
                                 f"right, it says {said}")
            for name, answer in answers.items():
                if answer["action"] != "unchanged":
                    wrong.append(f"property {model.path}.{name}: nobody drew it, it says {answer}")
        return "properties", agreed, wrong

    def compare_holders(self, report):
        agreed, wrong, found = 0, [], {}
        for model in report["models"]:
            for h in model["holders"]:
                found[(model["name"], h["type"], h["property"])] = h
        for holder in self.all_holders():
            key = (holder.model.path, holder.type, holder.prop)
            answer = found.pop(key, None)
            file, line = self.lines[holder.mark]
            where = f"holder {holder.type}.{holder.prop} at {file}:{line}"
            if answer is None:
                wrong.append(f"{where}: not listed for {holder.model.path}")
                continue
            said = dict(answer)
            for key in ("form", "newForm"):
                said[key] = said[key].replace("@SwiftUI.", "@").replace("<Int>", "")
                if holder.model.world == "new":
                    said[key] = {"@Environment": holder.form.replace("<Int>", "")}.get(
                        said[key], said[key])
            right = {"form": {holder.form.replace("<Int>", "")}, "ownership": holder.ownership, "line": {line},
                     "file": {file}, "binding": {holder.binding}, "newForm": {holder.new.replace("<Int>", "")}}
            bad = [f"{k}: {' or '.join(map(str, v))} is right, it says {said[k]}"
                   for k, v in right.items() if said[k] not in v]
            if bad:
                wrong.append(f"{where}: " + "; ".join(bad))
            else:
                agreed += 1
        wrong += [f"holder {k}: nobody drew it, it says {h}" for k, h in found.items()]
        return "holders", agreed, wrong

    def compare_findings(self, report):
        said = {(f["rule"], f["file"], f["line"]): f["message"] for f in report["findings"]
                if f["group"] == "ownership"}
        right = {(rule, *self.lines[at]) for rule, at in self.expected}
        allowed = {(rule, *self.lines[at]) for rule, at in self.allowed}
        wrong = [f"finding {r} at {f}:{n}: is missing" for r, f, n in sorted(right - set(said))]
        wrong += [f"finding {r} at {f}:{n}: is wrong: {said[r, f, n]}"
                  for r, f, n in sorted(set(said) - right - allowed)]
        return "findings", len(right & set(said)), wrong

    def after_fix(self, report):
        """What the second report has to say, given that the first one was right."""
        agreed, wrong = 0, []
        status = {m["name"]: m for m in report["models"]}
        for model in self.models:
            if model.status(self.models) in ("ready", "unsafe" if self.with_unsafe else "ready"):
                if status.get(model.path, {}).get("status") == "migrated":
                    agreed += 1
                else:
                    wrong.append(f"--fix: {model.path} is not migrated afterwards")
        return agreed, wrong


# MARK: Running

def run_tool(tool, folder, *arguments):
    return subprocess.run([str(tool), *arguments, "."], cwd=folder, capture_output=True,
                          text=True, timeout=120)


def report_of(tool, folder):
    done = run_tool(tool, folder, "--format", "json", "--exit-zero")
    if done.returncode != 0:
        raise RuntimeError(f"exit code {done.returncode}: {done.stderr.strip()}")
    return json.loads(done.stdout)


def contents(folder):
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*.swift"))}


def check_fix(app, tool, folder):
    wrong, agreed = [], 0
    before = contents(folder)
    fix = ["--fix", "--allow-no-vcs", "--exit-zero", *["--unsafe-fixes"] * app.with_unsafe]
    done = run_tool(tool, folder, *fix)
    said = done.stdout + done.stderr
    if done.returncode != 0:
        wrong.append(f"--fix: exit code {done.returncode}: {done.stderr.strip()[-300:]}")
    wrong += [f"--fix: {x.strip()}" for x in said.splitlines() if "a defect of" in x]
    once = contents(folder)
    more, words = app.after_fix(report_of(tool, folder))
    agreed, wrong = agreed + more, wrong + words
    run_tool(tool, folder, *fix)
    if contents(folder) != once:
        wrong.append("--fix: a second run changes something")
    if set(once) != set(before):
        wrong.append("--fix: it makes or removes files")
    everything = "\n".join(d.decode("utf-8-sig").replace("\r\n", "\n") for d in once.values())
    flat = re.sub(r"[ \t]+", " ", everything)
    for decoy in app.decoys:
        if re.sub(r"[ \t]+", " ", decoy) not in flat:
            wrong.append(f"--fix: a decoy is not as it was: {decoy.splitlines()[0]}")
    for name, style in app.formats.items():
        data = once.get(name, b"")
        if data.startswith(BOM) != (style == "bom"):
            wrong.append(f"--fix: {name}: the BOM")
        if style == "crlf" and re.search(rb"(?<!\r)\n", data) or (
                style != "crlf" and b"\r" in data):
            wrong.append(f"--fix: {name}: line endings are mixed")
    return agreed, wrong


def typecheck(folders):
    """The folders that do not compile, with what the compiler says."""
    if not folders:
        return {}
    script = pathlib.Path(__file__).parent / "typecheck.py"
    done = subprocess.run([sys.executable, str(script), "--json", *map(str, folders)],
                          capture_output=True, text=True)
    if done.returncode not in (0, 1):
        raise RuntimeError(done.stderr.strip())
    bad = {}
    for result in json.loads(done.stdout)["results"]:
        for mode in result["modes"]:
            errors = [d for d in mode["diagnostics"] if d["severity"] == "error"]
            if not mode["ok"] and result["dir"] not in bad:
                bad[result["dir"]] = f"Swift {mode['swift']}: " + (
                    f"{errors[0]['file']}:{errors[0]['line']}: {errors[0]['message']}"
                    if errors else ", ".join(mode["problems"]))
    return bad


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", required=True, type=pathlib.Path, metavar="BIN")
    parser.add_argument("--seed", type=int, default=1, help="of the first app (default: 1)")
    parser.add_argument("--count", type=int, default=100, help="how many apps (default: 100)")
    parser.add_argument("--compile", type=int, default=0, metavar="K",
                        help="type-check K of them before and after --fix")
    parser.add_argument("--keep", type=pathlib.Path, metavar="DIR",
                        help="keep the apps that disagree here")
    options = parser.parse_args()
    tool = options.tool.absolute()
    if not os.access(tool, os.X_OK):
        print(f"random-apps.py: no program at {options.tool}", file=sys.stderr)
        return 2
    agreed, wrong = collections.Counter(), collections.Counter()
    shapes = collections.Counter()
    disagreeing = {}
    seeds = range(options.seed, options.seed + options.count)
    step = max(1, options.count // options.compile) if options.compile else 0
    sampled = list(seeds)[::step][:options.compile] if step else []
    with tempfile.TemporaryDirectory(prefix="random-apps-") as scratch:
        scratch = pathlib.Path(scratch)
        for seed in seeds:
            folder, words = scratch / str(seed), []
            app = App(seed)
            app.write(folder / "before")
            shutil.copytree(folder / "before", folder / "after")
            shapes.update(models=len(app.models), holders=len(app.all_holders()),
                          views=len(app.views), files=len(app.formats))
            try:
                for kind, right, bad in app.differences(report_of(tool, folder / "before")):
                    agreed[kind] += right
                    wrong[kind] += len(bad)
                    words += bad
                right, bad = check_fix(app, tool, folder / "after")
                agreed["fixes"] += right
                wrong["fixes"] += len(bad)
                words += bad
            except (RuntimeError, ValueError, OSError, subprocess.SubprocessError) as reason:
                words.append(f"the tool failed: {reason}")
                wrong["runs"] += 1
            if words:
                disagreeing[seed] = words
        trees = [scratch / str(s) / t for s in sampled for t in ("before", "after")]
        failed = typecheck(trees)
        for seed in sampled:
            for tree in ("before", "after"):
                if said := failed.get(str(scratch / str(seed) / tree)):
                    wrong["compiled"] += 1
                    disagreeing.setdefault(seed, []).append(f"{tree} does not compile: {said}")
                    if tree == "before":
                        break
                else:
                    agreed["compiled"] += 1
        for seed, words in sorted(disagreeing.items()):
            for line in words:
                print(f"seed {seed}: {line}")
            if options.keep:
                target = options.keep / str(seed)
                shutil.rmtree(target, ignore_errors=True)
                shutil.copytree(scratch / str(seed), target)
                (target / "disagreements.txt").write_text("\n".join(words) + "\n")
    print(f"{options.count} apps from seed {options.seed}: "
          + ", ".join(f"{n} {k}" for k, n in shapes.items()))
    for kind in ("models", "properties", "holders", "findings", "fixes", "compiled"):
        print(f"  {kind:10} {agreed[kind]:6} agree, {wrong[kind]} do not")
    print(f"  {len(disagreeing)} apps disagree somewhere")
    return 1 if disagreeing else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except RuntimeError as reason:
        print(f"random-apps.py: {reason}", file=sys.stderr)
        sys.exit(2)

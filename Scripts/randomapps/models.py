"""Draws models: their declarations, properties and what keeps them."""

import re

from .parts import COUNT, CACHE, FLAG, ITEMS, MODEL_NAMES, TITLE, Holder, Model, indented, mark


class ModelDrawing:
    def new_model(self, name, world):
        model = Model(name, world)
        model.is_below = self.is_below
        self.models.append(model)
        return model

    def draw_model(self, world, index):
        model = self.new_model(MODEL_NAMES[index], world)
        kind = self.random.choice(
            ["top"] * 4 + ["namespace", "generic", "parameter", "subclass", "nsobject", "view", "view"])
        if world == "new" and kind == "subclass":
            kind = "top"
        model.kind = kind
        if kind == "namespace":
            model.scope = self.number("Feature")
            model.name = self.pick(model.name, "Store")
            model.ref = model.path
        elif kind == "generic":
            model.scope = self.number("Outer")
            model.ref = f"{model.scope}<Int>.{model.name}"
        elif kind == "parameter":
            model.ref = f"{model.name}<Int>"
        elif kind == "view":
            model.name = "ViewModel"
            model.scope = f"{MODEL_NAMES[index]}Screen"
            model.ref = model.path
        elif kind == "subclass":
            base = self.new_model(f"{model.name}Base", world)
            base.kind, base.main_actor = "base", self.chance(0.4)
            model.base = base
        if kind != "view" and self.chance(0.15):
            model.alias = f"{model.name}Alias{index}"
            self.chunk(model.alias, [f"typealias {model.alias} = {model.ref}"])
        model.main_actor = model.base.main_actor if model.base else self.chance(0.4)
        model.heavy = self.chance(0.3)
        model.needs_value = self.chance(0.3)
        is_generic = kind in ("generic", "parameter")
        model.has_shared = not is_generic and not model.needs_value and self.chance(0.3)
        if world == "old" and kind not in ("subclass",) and self.chance(0.22):
            options = ["sink", "send", "assign", "bare", "publisher", "watcher", "backtick", "whole",
                       "codable", "willset"]
            if kind == "top":
                options.append("protocol")
            model.blocked = self.random.choice(options)
            if (is_generic or kind == "nsobject") and model.blocked == "codable":
                model.blocked = "send"
            model.drawn = model.blocked
            if model.blocked == "codable":
                model.needs_value = model.has_shared = False
                model.main_actor = model.heavy = False
            elif model.blocked in ("publisher", "protocol"):
                model.main_actor = model.has_shared = False
            if model.blocked in ("protocol", "willset", "sink", "assign"):
                model.blocked, model.is_unsafe = None, True
        if world == "old" and kind in ("top", "namespace") and not model.drawn:
            if self.chance(0.1):
                # Its keys name only what ends up ignored, so the JSON stays as it is.
                model.codable = True
                model.needs_value = model.has_shared = model.main_actor = model.heavy = False
            elif self.chance(0.1):
                model.received = model.is_unsafe = True
        if model.base and self.chance(0.2):
            model.base.blocked = "send"
        self.draw_properties(model)
        if model.base:
            self.draw_properties(model.base)
        elif kind == "top" and world == "old" and not model.blocked and self.chance(0.2):
            self.draw_parent(model)

    def draw_parent(self, child):
        """A model that holds another: views reach the child as `parent.child`."""
        parent = self.new_model(f"{child.name}Keeper", "old")
        parent.main_actor = child.main_actor
        self.draw_properties(parent)
        at = self.place()
        parent.properties.append(("child", at, "unchanged"))
        parent.extra = [f"let {mark(at)}child = {child.make()}"]
        child.parent = parent
        if self.chance(0.35):
            # Here: what only sends on what the child sends goes with the migration of both.
            child.is_unsafe = parent.is_unsafe = True
            bag = self.property(parent, "bag", "ignored")
            parent.unpublished.add("bag")
            parent.extra.append(f"private var {bag}: Set<AnyCancellable> = []")
            parent.methods.append(
                "func forward() {\n  child.objectWillChange"
                + self.pick("", "\n    ") + ".sink { [weak self] _ in "
                "self?.objectWillChange.send() }" + self.pick("", "\n    ")
                + ".store(in: &bag)\n}")
            parent.extra_imports.add("Combine")
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
        lines = []

        def p(name, action="published"):
            if old and action != "unchanged":
                (model.published if action == "published" else model.unpublished).add(name)
            action = "tracked" if action == "published" else action
            return self.property(model, name, action if old else "unchanged")

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
            latest = base + "latest"
            add(a, f"var {p(latest)}: Int? {{ didSet {{ print({latest} ?? 0) }} }}")
        if self.chance(0.1):
            add(a, f"var {p(base + 'sum')}: Int = {{ 1 + 2 }}()")
        if self.chance(0.08):
            lines.append(f"#if os(Linux)\n{published}var {p(base + 'extra')} = 0\n#endif")
        if model.blocked == "backtick":
            add(a, f"var `{p('default')}` = 0")
        if model.drawn == "willset":
            lines.append(f"var {p('busy', 'tracked')} = false {{ {self.pick('', chr(10))}"
                         f"willSet {{ objectWillChange.send() }} {self.pick('', chr(10))}}}")
        model.extra_imports = set()
        model.methods, model.outside = [], []
        if model.base:
            model.reads.append("Text({}.baseTitle)")
        cache = base + CACHE
        if old:
            self.draw_plain(model, cache, lines, p)
        if self.chance(0.3):
            lines.append(f"let {p(base + 'id', 'unchanged')} = 7")
        if self.chance(0.25):
            access = self.pick("", "private ") if old else "@ObservationIgnored "
            slow = p(base + "slow", "ignored")
            lines.append(f"{access}lazy var {slow} = [1, 2].map {{ $0 + 1 }}")
        if old and self.chance(0.25):
            lines.append(f"@Clamped var {p(base + 'level', 'ignored')} = 3")
            self.uses_clamped = True
        if old and self.chance(0.2):
            lines.append(f"weak var {p(base + 'delegate', 'ignored')}: AnyObject?")
        if old and self.chance(0.2):
            lines.append(
                f"private var {p(base + 'seen', 'ignored')} = 0 {{\n"
                f"  didSet {{ if {base}seen > 9 {{ {base}seen = 9 }} }}\n}}")
        if old and self.chance(0.3):
            lines.append(
                f"var {p(base + 'left', 'ignored')} = 0, {p(base + 'right', 'ignored')} = 0")
        if self.chance(0.3):
            model.methods.append(f'var {base}caption: String {{ {title} + "!" }}')
        if self.chance(0.2) and model.kind not in ("generic", "parameter"):
            model.methods.append(f'static let {base}kind = "{model.name}"')
        if model.heavy:
            model.methods.append(
                # An initialiser calls it: what it asked for of the model would be observed.
                'func refresh() { print("title"); '
                'UserDefaults.standard.set(1, forKey: "title") }')
        self.draw_blocker(model, lines, p)
        self.random.shuffle(model.methods)
        model.lines = lines
        model.extra = getattr(model, "extra", [])

    # How a view shows what was never published, and how it only uses it later.
    DRAWN = [
        'Text("\\({}.CACHE)")', 'Text("id").id({}.CACHE)', 'Text("off").disabled({}.CACHE > 1)',
        'Button(action: {{}}) {{ Text("\\({}.CACHE)") }}', 'if {}.CACHE > 0 {{ Text("some") }}',
        'Text("x").onChange(of: {}.CACHE) {{ print("changed") }}',
        'ForEach(0..<{}.CACHE, id: \\.self) {{ Text("\\($0)") }}',
        'Text(Metrics(cache: {}.CACHE).title)', 'Text([{}].map(\\.CACHE).description)',
        'Text("\\({}[keyPath: \\.CACHE])")', 'ForEach([{}], id: \\.CACHE) {{ _ in Text("one") }}',
        'Text([1].map {{ _ in "\\({}.CACHE)" }}.joined())',
        'switch {}.CACHE {{\ncase 0: Text("none")\ndefault: Text("some")\n}}',
        'VStack {{\n  let number = {}.CACHE\n  Text("\\(number)")\n}}']
    LATER = [
        'Button("Act") {{ print({}.CACHE) }}', 'Button("Act", action: {{ print({}.CACHE) }})',
        'Text("a").onAppear {{ print({}.CACHE) }}', 'Text("t").task {{ print({}.CACHE) }}',
        'Text("t").onTapGesture {{ print({}.CACHE) }}',
        'Text("c").onChange(of: {}.TITLE) {{ print({}.CACHE) }}',
        'Button {{\n  let number = {}.CACHE\n  print(number)\n}} label: {{\n  Text("Act")\n}}']

    def draw_plain(self, model, cache, lines, p):
        """A property that was never published: tracked if a view shows it, else ignored."""
        shown = ["direct", "own", "method", "function", "extension", "subscript", "description"]
        how = self.pick("none", "none", "later", "later", "unused", "unused", "direct", *shown)
        if model.kind == "base" or model.codable:
            how = "unused"
        elif model.blocked == "codable":
            how = "direct"
        if model.codable:
            model.methods.append(f"enum CodingKeys: String, CodingKey {{ case {CACHE} }}")
        private = how in ("own", "method", "none", "subscript", "description") and self.chance(0.5)
        at = p(cache, "tracked" if how in shown else "ignored")
        lines.append(f"{'private ' if private else ''}var {at}: Int = 0")
        fill = lambda text: text.replace("CACHE", cache).replace("TITLE", model.title)
        if how == "direct":
            model.reads.append(fill(self.random.choice(self.DRAWN)))
        elif how == "own":
            model.methods.append(f"var shown: Int {{ {cache} * 2 }}")
            model.reads.append('Text("\\({}.shown)")')
        elif how == "method":
            model.methods.append(f'func describe() -> String {{ "\\({cache})" }}')
            model.reads.append("Text({}.describe())")
        elif how == "subscript":
            model.methods.append(f"subscript(index: Int) -> Int {{ {cache} + index }}")
            model.reads.append('Text("\\({}[1])")')
        elif how == "description":
            model.methods.append(
                f'var summary: String {{\n  get {{ "of " + tally() }}\n}}\n'
                f'private func tally() -> String {{ "\\({cache})" }}')
            model.reads.append("Text({}.summary)")
        elif how == "function":
            name = self.number("describe")
            self.chunk(name, [
                f"@MainActor func {name}(_ given: {model.ref}) -> String {{",
                f'  "\\(given.{cache})"', "}"])
            model.reads.append("Text(%s({}))" % name)
        elif how == "extension":
            name = self.number("summary")
            self.chunk(name, [f"extension {model.outer}{model.name} {{",
                              f'  var {name}: String {{ "\\({cache})" }}', "}"])
            model.reads.append("Text({}.%s)" % name)
        elif how == "none":
            model.methods.append(f"func count{self.pick('Up', 'On')}() {{ {cache} += 1 }}")
        elif how == "later":
            model.later = fill(self.random.choice(self.LATER))

    def draw_blocker(self, model, lines, p):
        kind, methods = model.drawn or model.blocked, model.methods
        if kind == "sink":
            lines.append(f"private var {p('bag', 'ignored')}: Set<AnyCancellable> = []")
            methods.append(
                f"func listen() {{\n  ${model.title}.sink {{ _ in }}.store(in: &bag)\n}}")
            model.extra_imports.add("Combine")
        elif kind == "assign":
            methods.append(f'func follow() {{ Just("x").assign(to: &${model.title}) }}')
            model.extra_imports.add("Combine")
        elif kind == "bare":
            methods.append(f"func titles() -> Published<String>.Publisher {{ ${model.title} }}")
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
        elif model.drawn == "protocol":
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
        if model.codable and not any("&" in c for c in conformances):
            conformances.append("Codable")
        elif model.codable:
            conformances = ["ObservableObject", "Codable"]
        elif model.blocked == "codable":
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
        generic = "<Item>" if model.kind == "parameter" else ""
        attributes = ["@MainActor"] if model.main_actor else []
        if not old:
            attributes.append("@Observable")
        separator = self.pick("\n", " ", " ")
        at = self.place()
        model.mark = at
        if self.chance(0.2):
            header.append(f"/// Keeps what `{model.name}: ObservableObject` has; see $title.")
        header.append("".join(x + separator for x in attributes)
                      + f"{final}class {mark(at)}{model.name}{generic}{listed}")
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
        fits = all(t not in x for x in body + header for t in ("//", "/*", "\n"))
        if fits and self.chance(0.2):
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

"""Draws the other ways in which a view comes to a model."""

from .parts import FRESH, KEPT


class StoryDrawing:
    def share(self, model):
        view = self.new_view("Shared")
        form = self.pick("@StateObject", "@ObservedObject", "@ObservedObject")
        ref = model.ref
        access = self.pick("private ", "")
        shared = f"{ref}.shared"
        if self.chance(0.4):
            services = self.number("Services")
            self.chunk(services, [
                f"enum {services} {{", f"  @MainActor static let held = {model.make()}", "}"])
            shared = f"{services}.held"
        holder = self.hold(view, model, form, "shared",
                           "@State" if form == "@StateObject" else "received", form,
                           f"{self.pick('', ': ' + ref)} = {shared}", access)
        self.use(view, holder, self.chance(0.5))
        self.pass_on(view, holder, self.random.randint(0, 2))
        self.top(view)

    def rows(self, model):
        """An `@ObservedObject` that gets a fresh model at its call site follows its caller."""
        view, row = self.new_view("Rows"), self.new_view("FreshRow")
        holder = row.takes = self.hold(
            row, model, "@ObservedObject", "receives", "received", "@ObservedObject",
            f": {model.ref}")
        self.use(row, holder, self.chance(0.5))
        value = model.make("$0") if model.needs_value else model.make()
        head = "" if model.needs_value else "_ in "
        view.body.append(
            f"ForEach(0..<3, id: \\.self) {{ {head}{row.name}({holder.prop}: {value}) }}")
        view.edges.append((row, []))
        self.top(view)

    def list_of(self, model):
        """Elements live as long as their list does."""
        view = self.new_view("Lane")
        how = self.pick("state", "state", "plain", "computed", "inline", "inline")
        made = [model.make("4"), model.make("5")]
        array, sources = f"[{', '.join(made)}]", FRESH
        if how == "state":
            view.stored.append(f"@State private var everyone = {array}")
            sources = KEPT
        elif how == "plain":
            view.stored.append(f"private let everyone = {array}")
        elif how == "computed":
            view.members.append(f"private var everyone: [{model.ref}] {{ {array} }}")
        head = "" if model.needs_value else "_ in "
        data = "everyone" if how != "inline" else self.pick(
            array, f"[1, 2].map {{ {head}{model.make('$0')} }}")
        data += self.pick("", "", f".filter {{ $0.{model.flag} }}")
        each = self.pick("each", "$0")
        wrap = lambda call: (f"ForEach({data}, id: \\.{model.title}) {{ "
                             f"{'each in ' if each == 'each' else ''}{call} }}")
        self.receive(view, model, each, 0, sources=sources, wrap=wrap)
        self.top(view)

    def handle(self, model):
        """A part of a view that holds a model for it."""
        part, view = self.new_view("Handle"), self.new_view("Handled")
        part.kind = "DynamicProperty"
        form = self.pick("@StateObject", "@ObservedObject")
        holder = self.hold(part, model, form, "creates", "@State", form, f" = {model.make()}",
                           "private ")
        if form == "@StateObject":
            self.eager(holder)
        else:
            self.expect("observed-object-creates-model", holder.attribute, holder)
            self.eager_later(holder)
        part.members.append(f"var heading: String {{ {holder.prop}.{model.title} }}")
        view.stored.append(f"private var handle = {part.name}()")
        view.body.append("Text(handle.heading)")
        self.top(view)

    def controller(self, model):
        """A class that keeps what it is given, and shows views with it."""
        host = self.new_view("Controller")
        host.kind = "UIViewController"
        form = self.pick("let", "let", "@ObservedObject") if model.world == "old" else "let"
        holder = self.hold(host, model, form, "receives", "let" if form == "let" else "var",
                           "" if form == "let" else form, f": {model.ref}")
        host.inits.append(f"init({holder.prop}: {model.ref}) {{\n  self.{holder.prop} = "
                          f"{holder.prop}\n  super.init(nibName: nil, bundle: nil)\n}}\n\n"
                          "required init?(coder: NSCoder) { fatalError() }")
        # Here: a `@StateObject` takes an autoclosure, and in a class that needs `self.`.
        self.receive(host, model, f"self.{holder.prop}", 1)
        self.chunk(f"Make{host.name}", [
            f"@MainActor func make{host.name}() -> UIViewController {{",
            f"  {host.name}({holder.prop}: {model.make('3')})", "}"])

    def receive_publisher(self, model):
        """`.onReceive` of a value that can be compared: `.onChange`, which is unsafe."""
        view = self.new_view("Ear")
        holder = view.takes = self.hold(
            view, model, "@ObservedObject", "receives", "received", "@ObservedObject",
            f": {model.ref}")
        self.use(view, holder, self.chance(0.4))
        view.body.append(
            f'Text("Ear").onReceive({holder.prop}.${model.title}) {{ '
            + self.pick("print($0)", "text in print(text)") + " }")
        self.root.body.append(f"{view.name}({holder.prop}: {model.make('3')})")
        self.root.edges.append((view, []))

    def callsite(self, model):
        """A `@StateObject` whose value is made at its call site owns it."""
        view, child = self.new_view("Caller"), self.new_view("Keeper")
        style = self.pick("memberwise", "init", "autoclosure", "closure")
        holder = self.hold(child, model, "@StateObject", "creates", "@State", "@StateObject",
                           f": {model.ref}", "private " if style != "memberwise" else "")
        made = model.make("4")
        if style in ("memberwise", "init"):
            call = self.construct(child, holder, style, made)
        else:
            escaping = "@escaping () -> " + model.ref
            if style == "autoclosure":
                escaping = "@autoclosure " + escaping
                call = f"{child.name}(given: {made})"
            else:
                call = self.pick(f"{child.name}(given: {{ {made} }})",
                                 f"{child.name} {{ {made} }}")
            child.inits.append(f"init(given: {escaping}) {{\n"
                               f"  _{holder.prop} = StateObject(wrappedValue: given())\n}}")
            child.takes = holder
        if style != "init":
            # Here: made once by a `@StateObject`, and with each call by a `@State`.
            self.eager(holder)
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
        assign = f"_{holder.prop} = {wrapper}(wrappedValue: given)"
        view.inits.append(f"init(given: {model.ref} = {model.make()}) {{\n  {assign}\n}}")
        self.use(view, holder, self.chance(0.5))
        if form == "@StateObject" and not passed:
            self.eager(holder)
        if passed:
            if form == "@StateObject":
                self.expect("state-object-on-injected-model", holder.attribute, holder)
            parent = self.new_view("Passer")
            source = self.hold(parent, model, "@StateObject", "creates", "@State",
                               "@StateObject", f" = {model.make()}", "private ")
            self.eager(source)
            parent.edges.append((view, []))
            parent.body.append(f"{view.name}(given: {source.prop})")
            self.top(parent)
        else:
            if form == "@ObservedObject":
                self.expect("observed-object-creates-model", holder.attribute, holder)
                self.eager_later(holder)
            self.top(view)

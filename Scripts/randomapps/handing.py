"""Draws views that are handed a model."""

from .parts import FRESH, KEPT


class HandingDrawing:
    def pass_on(self, view, holder, count, parent=None, depth=0, sources=KEPT):
        targets = [(holder.model, holder.prop)]
        if parent is holder.model:
            child = next(m for m in self.models if m.parent is parent)
            targets.append((child, f"{holder.prop}.child"))
        for model, expression in targets:
            wanted = count if model is holder.model else max(count, 1)
            for _ in range(wanted):
                self.receive(view, model, expression, depth, sources=sources)
            if model.reads and model is not holder.model:
                self.receive(view, model, expression, depth, "observed", sources)

    def receive(self, view, model, expression, depth, how=None, sources=KEPT, wrap=None):
        """A view that is handed the model by `view`. `sources` says how long it lives there."""
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
        child.kind = {"modifier": "ViewModifier", "representable": "UIViewRepresentable"}.get(
            how, "View")
        ref = self.spell(model, child)
        binding = how in ("observed", "state-object", "state-object-init", "bindable") and (
            how == "bindable" or self.chance(0.45))
        style = self.pick("memberwise", "memberwise", "init", "init")
        if how == "state-object-init":
            style = "init"
        if how in ("state-object", "modifier", "representable", "state", "bindable", "unused"):
            style = "memberwise"
        access = "private " if style == "init" and self.chance(0.5) else ""
        hold = lambda form, new: self.hold(
            child, model, form, "receives", new, form if form[0] == "@" else "", f": {ref}",
            access)
        if how in ("observed", "modifier", "representable"):
            holder = hold("@ObservedObject", "received")
        elif how.startswith("state-object"):
            holder = hold("@StateObject", "received")
        elif how in ("bindable", "unused"):
            holder = hold("@Bindable", "@Bindable")
            if how == "unused":
                self.expect("unused-bindable", holder.attribute, holder)
        elif how == "state":
            holder = hold("@State", "@State")
        else:
            keyword = self.pick("let", "let", "var")
            holder = hold(keyword, keyword)
        call = self.construct(
            child, holder, style, expression if wrap else self.spelled(view, model, expression))
        if self.chance(0.12):
            sources = sources | self.pass_from_elsewhere(child, holder)
        if how.startswith("state"):
            self.injected(holder, sources)
        self.make_use(child, holder, how, binding, depth, sources)
        call = self.modified(child, call)
        self.show(view, child, wrap(call) if wrap else call)

    def make_use(self, child, holder, how, binding, depth, sources):
        """What a view does with what it was handed."""
        model = holder.model
        if how == "representable":
            child.body += [f"_ = {holder.prop}.{model.title}"]
            holder.new = self.new_form(model, holder.form, "var")
        elif how == "plain-read":
            at = self.pick("body", "body", "computed", "method")
            waiting, model.reads = model.reads, []
            self.put(child, self.shown(model, holder.prop), at)
            model.reads = waiting
            self.expect("unobserved-model", holder.mark, holder)
        elif how == "plain-pass":
            self.shadow(child, holder)
            self.pass_on(child, holder, self.random.randint(1, 2), depth=depth + 1,
                         sources=sources)
        elif how == "action-only":
            child.body.append(f'Button("Set") {{ {holder.prop}.{model.title} = "" }}')
            self.shadow(child, holder)
        else:
            self.use(child, holder, binding)
            if depth < 2 and child.kind == "View" and self.chance(0.25):
                keeps = holder.form in ("@StateObject", "@State")
                self.pass_on(child, holder, 1, depth=depth + 1,
                             sources=KEPT if keeps else sources)

    def spelled(self, view, model, expression):
        """What is handed on, said in one of several ways."""
        how = self.pick(*["plain"] * 6, "self", "computed", "function", "ternary")
        if how == "plain" or view.kind != "View":
            return expression
        if how == "self":
            return f"self.{expression}"
        if how == "ternary":
            return f"(1 < 2 ? {expression} : self.{expression})"
        name = self.number("current" if how == "computed" else "give")
        text = (f"var {name}: {model.ref}" if how == "computed"
                else f"func {name}() -> {model.ref}")
        view.members.append(
            f"private {text} {{ {self.pick('', 'return ')}{expression} }}")
        return name if how == "computed" else f"{name}()"

    def pass_from_elsewhere(self, child, holder):
        """Shows a view a second time, with an instance from somewhere else."""
        model, view = holder.model, self.new_view("Other")
        how = self.pick("kept", "fresh", "shared")
        if how == "shared" and not model.has_shared:
            how = "kept"
        if how == "fresh":
            child.is_made_lazily = not child.inits
            call = child.call(model.make("7"))
        elif how == "shared":
            call = child.call(f"{model.ref}.shared")
        else:
            form = "@StateObject" if model.world == "old" else "@State"
            owner = self.hold(view, model, form, "creates", "@State", form,
                              f" = {model.make()}", "private ")
            self.eager(owner)
            call = child.call(owner.prop)
        self.show(view, child, self.modified(child, call))
        self.top(view)
        return FRESH if how == "fresh" else KEPT

    def modified(self, child, call):
        if child.kind == "ViewModifier":
            return f'Text("Modified").modifier({call})'
        return call

    def injected(self, holder, sources):
        """Whoever keeps the first of models that are made anew with each caller owns it."""
        if sources == FRESH:
            holder.wants = "@State"
            holder.new = self.new_form(holder.model, holder.form, "@State")
            holder.ownership = {"creates"}
            if holder.view.is_made_lazily:
                self.eager(holder)
            return
        rule = "state-on-injected-model"
        if holder.form == "@StateObject":
            rule = "state-object-on-injected-model"
            # Here: a plain property would lose what the view keeps today.
            holder.model.is_unsafe |= sources != KEPT
        self.expect(rule, holder.attribute, holder)

    def construct(self, child, holder, style, expression):
        """Writes the initialiser, if any, and gives the call."""
        prop, ref = holder.prop, self.spell(holder.model, child)
        child.takes = holder
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
        if view.kind == "UIViewController":
            view.members.append(
                f"func {self.number('present')}() -> UIViewController {{\n"
                f"  UIHostingController(rootView: {call})\n}}")
            return
        how = self.pick(*["direct"] * 6, "helper", "helper", *self.CONTAINERS)
        if how == "helper":
            self.put(view, [call], self.pick("computed", "method"))
        elif how in self.CONTAINERS:
            # Here: what an `AnyView` hides may need more than is seen.
            if how == "any" and child.needs():
                how = "group"
            view.body.append(self.pick(*self.CONTAINERS[how]).replace("CALL", call))
        else:
            view.body.append(call)

    CONTAINERS = {
        "group": ["Group { CALL }", "HStack { CALL }", "List { CALL }", "Section { CALL }",
                  "ZStack(alignment: .top) { CALL }", "ScrollView { CALL }"],
        "sheet": ["Text(\"Sheet\").sheet(isPresented: .constant(true)) {\n  CALL\n}",
                  "Text(\"Cover\").fullScreenCover(isPresented: .constant(true)) { CALL }",
                  "Text(\"Popover\").popover(isPresented: .constant(true)) { CALL }"],
        "card": ["Card { CALL }", "Card(content: { CALL })"],
        "if": ["if true {\n  CALL\n}", "if 1 < 2 {\n  CALL\n} else {\n  Text(\"else\")\n}"],
        "link": ["NavigationLink(\"Next\") { CALL }",
                 "NavigationLink(destination: CALL) { Text(\"Next\") }",
                 "NavigationStack { CALL }"],
        "beside": ["Text(\"Over\").background(CALL)", "Text(\"Under\").overlay { CALL }",
                   "TabView { CALL.tabItem { Text(\"Tab\") } }"],
        "each": ["ForEach([1], id: \\.self) { _ in CALL }"],
        "local": ["VStack {\n  let part = CALL\n  part\n}"],
        "any": ["AnyView(CALL)"],
    }

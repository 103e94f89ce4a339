"""Draws who owns a model, and how it is made."""

from .parts import BRIEF, FRESH, HOLDER_NAMES, KEPT, Holder, View, mark


class OwnerDrawing:
    def draw_story(self, model):
        if model.world == "old":
            route = self.pick("own", "own", "own", "own", "own", "environment", "environment",
                              "environment", "shared", "rows", "callsite", "default", "list",
                              "handle", "controller")
        else:
            route = self.pick("own", "own", "own", "environment", "environment", "environment",
                              "list", "controller")
        if route == "shared" and not model.has_shared or route == "default" and (
                model.needs_value or model.main_actor):  # Swift 5 runs defaults off the actor
            route = "own"
        if route == "handle" and model.main_actor:
            route = "own"  # what no view makes an actor's is not on the main actor (H046)
        {"own": self.own, "environment": self.put_in_environment, "shared": self.share,
         "rows": self.rows, "callsite": self.callsite, "default": self.default,
         "list": self.list_of, "handle": self.handle, "controller": self.controller}[route](model)

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
            private = self.pick("", "private ") if access else ""
            text = f"@State {private}var isShown = false; {text}"
        view.stored.append(text)
        view.holders.append(holder)
        return holder

    def spell(self, model, view):
        """The model's name as code of a view may write it."""
        if model.kind == "view" and view.name == model.scope and self.chance(0.6):
            return model.name
        if model.alias and self.chance(0.5):
            return model.alias
        return model.ref

    def own(self, model):
        """A view that makes its model itself, and keeps it or should."""
        child_of = model.parent
        model = child_of or model
        view = self.owner_view(model)
        ref = self.spell(model, view)
        ways = [self.state_new, self.bindable_new, self.plain]
        weights = [4, 1, 1]
        if model.world == "old":
            ways = [self.declared, self.set_up, self.made_elsewhere, self.branched, self.observed,
                    self.observed_of_parameter, self.state_old, self.plain]
            weights = [4, 5, 2, 1, 2, 1, 1, 1]
        if not model.needs_value and self.observed_of_parameter in ways:
            weights[5] = 0
        way, = self.random.choices(ways, weights)
        holder = way(view, model, ref, self.pick("private ", "private ", ""))
        sources = KEPT
        if way == self.plain:
            sources = FRESH
        elif way == self.observed_of_parameter:
            sources = BRIEF
        if sources != FRESH:
            # Here: a `@Bindable` is there for its bindings, and a `@State` of the old world sees
            # nothing change.
            self.use(view, holder, binding=way == self.bindable_new
                     or way != self.state_old and self.chance(0.5))
        if way != self.bindable_new:
            self.pass_on(view, holder, self.random.randint(sources == FRESH, 3), child_of,
                         sources=sources)
        self.top(view)

    # Ways to own a model; each writes a holder and gives it

    def state_object(self, view, model, declaration, access):
        holder = self.hold(view, model, "@StateObject", "creates", "@State", "@StateObject",
                           declaration, access)
        self.eager(holder)
        return holder

    def declared(self, view, model, ref, access):
        made = model.make("2", ref)
        inside = made[len(ref) + 1:-1]
        return self.state_object(view, model, self.pick(
            f" = {made}", f" = {made}", f"={made}", f" = ({made})", f" = {ref}.init({inside})",
            f" =\n  {made}", f" = {ref}( {inside} )", f" = {{ {made} }}()",
            f": {ref} = {made}", f" : {ref} = {made}", f":{ref} = {made}",
            f": {ref} = .init({inside})"), access)

    def set_up(self, view, model, ref, access):
        """In an initialiser, with or without something that this is given."""
        holder = self.state_object(view, model, f": {ref}", access)
        given, value = "", model.make("2", ref)
        if model.needs_value and self.chance(0.5):
            view.value, given, value = "start", "start: Int", f"{ref}(start: start)"
        wrapper = self.pick(".init", "StateObject", f"StateObject<{ref}>")
        assign = f"{self.pick('', 'self.')}_{holder.prop} = {wrapper}(wrappedValue: {value})"
        view.inits.append(self.pick(f"init({given}) {{ {assign} }}",
                                    f"init({given}) {{\n  {assign}\n}}"))
        return holder

    def made_elsewhere(self, view, model, ref, access):
        """By a function, or by a static member of the model."""
        name = self.number("make")
        if self.chance(0.5):
            isolated = "@MainActor " if model.main_actor else ""
            self.chunk(f"Factory{name}", [
                f"{isolated}func {name}() -> {model.ref} {{",
                f"  {self.pick('', 'return ')}{model.make('5')}", "}"])
            value = self.pick("", f": {ref}") + f" = {name}()"
        else:
            call = f"{name}{self.pick('()', '')}"
            text = (f"static func {call}" if call != name else f"static var {name}") + (
                f"{' ->' if call != name else ':'} {model.ref}")
            model.methods.append(f"{text} {{ {model.make('6')} }}")
            value = self.pick(f" = {ref}.{call}", f": {ref} = .{call}")
        return self.state_object(view, model, value, access)

    def branched(self, view, model, ref, access):
        holder = self.state_object(view, model, f": {ref}", access)
        made = model.make("2", ref)
        wrap = f"_{holder.prop} = StateObject(wrappedValue: {{}})"
        view.inits.append("init(isBig: Bool = true) {\n" + self.pick(
            f"  if isBig {{\n    {wrap.format(made)}\n  }} else {{\n    {wrap.format(made)}\n  }}",
            f"  {wrap.format(f'isBig ? {made} : {made}')}") + "\n}")
        return holder

    def observed(self, view, model, ref, access):
        """An `@ObservedObject` that makes its model should keep it."""
        made, is_declared = model.make("2", ref), self.chance(0.5)
        holder = self.hold(view, model, "@ObservedObject", "creates", "@State", "@ObservedObject",
                           f" = {made}" if is_declared else f": {ref}", access)
        if not is_declared:
            self.assign_observed(view, holder, "", made)
        self.expect("observed-object-creates-model", holder.attribute, holder)
        self.eager_later(holder)
        return holder

    def observed_of_parameter(self, view, model, ref, access):
        """One that makes it of what it is given may mean to follow that."""
        view.value = "start"
        holder = self.hold(view, model, "@ObservedObject", "creates", "received",
                           "@ObservedObject", f": {ref}", access)
        self.assign_observed(view, holder, "start: Int", f"{ref}(start: start)")
        self.expect("observed-object-creates-model", holder.attribute, holder)
        self.expected_later.append(("model-created-in-view", holder))
        return holder

    def assign_observed(self, view, holder, given, value):
        view.inits.append(f"init({given}) {{\n  " + self.pick(
            f"self.{holder.prop} = {value}",
            f"_{holder.prop} = ObservedObject(wrappedValue: {value})") + "\n}")

    def state_old(self, view, model, ref, access):
        holder = self.state_new(view, model, ref, access)
        self.expect("observable-object-in-state", holder.attribute, holder)
        return holder

    def state_new(self, view, model, ref, access):
        holder = self.hold(view, model, "@State", "creates", "@State", "@State",
                           f" = {model.make('2', ref)}", access)
        self.eager(holder)
        return holder

    def bindable_new(self, view, model, ref, access):
        holder = self.hold(view, model, "@Bindable", "creates", "@Bindable", "@Bindable",
                           f" = {model.make('2', ref)}", access)
        self.expect("model-created-in-view", holder.mark, holder)
        return holder

    def plain(self, view, model, ref, access):
        keyword = self.pick("let", "var")
        holder = self.hold(view, model, keyword, "creates", keyword, "",
                           f" = {model.make('2', ref)}", access)
        self.expect("model-created-in-view", holder.mark, holder)
        return holder

    # Initialisers that work

    def works(self, holder):
        """Whether making its model does more than store values."""
        made = [holder.model, holder.model.base, *(
            m for m in self.models if m.parent is holder.model)]
        return any(m and m.heavy for m in made)

    def eager(self, holder):
        """`@State` makes a model whose initialiser works anew with each view."""
        # Here: what stays a `@StateObject` is made once.
        if self.works(holder) and (holder.form == "@State" or not holder.model.is_blocked):
            self.expect("eager-model-initializer", holder.attribute, holder)

    def eager_later(self, holder):
        """The same, of what is a `@State` only when it has been fixed."""
        if self.works(holder):
            self.expected_later.append(("eager-model-initializer", holder))

    def top(self, view, given=()):
        """Shows it in the root, somehow."""
        value = f"{view.value}: {self.random.randint(1, 9)}" if view.value else ""
        self.root.body.append(f"{view.name}({value})")
        self.root.edges.append((view, list(given)))

"""Draws who puts models into the environment and who reads them there."""

from .parts import TITLE, Holder, mark


class EnvironmentDrawing:
    def put_in_environment(self, model):
        old = model.world == "old"
        reader = self.reader(model)
        frame = reader
        for _ in range(self.random.randint(0, 2)):
            outer = self.new_view("Frame")
            if self.chance(0.3):
                outer.stored.append(f"let {TITLE}{outer.name} = \"x\"")
            self.show(outer, frame, self.environment_call(frame))
            frame = outer
        wrapper = "@StateObject" if old else "@State"
        where = self.pick("app", "view", "view", "missing")
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
            self.app_given.append((model, self.provider(model, prop)))
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
                      self.pick("", ".padding()", "\n  .padding()")
                      + self.provider(model, holder.prop))
            self.top(owner)

    def environment_call(self, view):
        if view.kind == "ViewModifier":
            return f'Text("In the environment").modifier({view.name}())'
        return f"{view.name}()"

    def reader(self, model):
        view = self.new_view("Reader")
        if self.chance(0.15):
            view.kind = "ViewModifier"
        ref = self.spell(model, view)
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
        if self.chance(0.15) and view.kind == "View":
            below = self.reader(model)
            self.show(view, below, self.environment_call(below), [model],
                      self.provider(model, holder.prop))
        return view

    def provider(self, model, prop):
        """The modifier that puts a model into the environment, or one that does so inside."""
        modifier = "environmentObject" if model.world == "old" else "environment"
        if self.chance(0.8):
            return f".{modifier}({prop})"
        name = self.number("with")
        self.chunk(name, [
            "extension View {", f"  @MainActor func {name}(_ given: {model.ref}) -> some View {{",
            f"    {self.pick('', 'self.')}{modifier}(given)", "  }", "}"])
        return f".{name}({prop})"

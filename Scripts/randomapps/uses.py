"""Draws what a view does with its model, and what only looks like it."""

from .parts import indented, is_expression


class UseDrawing:
    def shown(self, model, name):
        """Texts that show what is published, and what some view has to show."""
        texts = [self.pick(
            f"Text({name}.{model.title})", f'Text("\\({name}.{model.count}) of them")',
            f'if {name}.{model.flag} {{ Text("on") }}',
            f"ForEach({name}.{model.items}, id: \\.self) {{ Text($0) }}",
            f'Text({name}.{model.flag} ? "yes" : {name}.{model.title})')]
        reads, model.reads = model.reads, []
        return texts + [read.format(name) for read in reads]

    def use(self, view, holder, binding, reads=True):
        """Reads the model while drawing, and takes a binding if that is wanted."""
        model, name = holder.model, holder.prop
        if reads:
            texts = self.shown(model, self.pick(name, name, f"self.{name}"))
            how = self.pick("body", "body", "computed", "method", "elsewhere")
            if "private" in view.stored[-1] and how == "elsewhere":
                how = "computed"
            self.put(view, texts, how)
        if model.later and self.chance(0.7):
            view.body.append(model.later.replace("{}", name).format())
        if binding:
            holder.binding = True
            where = self.pick("body", "body", "computed", "method", "elsewhere")
            if "private" in view.stored[-1] and where == "elsewhere":
                where = "method"
            dollar = self.pick(f"${name}", f"${name}", f"self.${name}")
            action = self.number("act")
            if self.chance(0.15):
                view.members.append(
                    f"func {action}() {{ {dollar}.{model.flag}.wrappedValue = true }}")
                view.body.append(f'Button("Act") {{ {action}() }}')
            else:
                self.put(view, [self.pick(
                    f'TextField("Title", text: {dollar}.{model.title})',
                    f'Toggle("On", isOn: {dollar}.{model.flag})',
                    f'Toggle(isOn: {dollar}.{model.flag}) {{ Text("On") }}',
                    f'VStack {{\n  let text = {dollar}.{model.title}\n'
                    '  TextField("Title", text: text)\n}',
                    f'ForEach([1], id: \\.self) {{ _ in Toggle("On", isOn: {dollar}.{model.flag}) }}'
                )], where)
        if holder.wants == "received":
            holder.new = self.new_form(
                model, holder.form, "@Bindable" if binding else "var")
        self.shadow(view, holder)

    def put(self, view, texts, how):
        if how == "body":
            view.body += texts
            return
        name = self.number("part")
        content = texts if len(texts) == 1 and is_expression(texts[0]) else [
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
        if not self.chance(0.4) or any(h.prop == name for h in view.holders if h is not holder):
            return
        what = self.pick("foreach", "rows", "dollar", "text", "iflet", "switch", "closure",
                         "nested", "other", *self.SHADOWS)
        if what == "foreach":
            view.body.append(f"ForEach([1, 2], id: \\.self) {{ {name} in Text(\"\\({name})\") }}")
        elif what == "rows" and view.kind == "View":
            if "@State var rows: [Metrics] = []" not in view.stored:
                view.stored.append("@State var rows: [Metrics] = []")
            view.body.append(
                f'ForEach($rows) {{ ${name} in TextField("Row", text: ${name}.title) }}')
        elif what == "iflet":
            view.body.append(
                f"if let {name} = Optional(Metrics()) {{\n  Text({name}.title)\n"
                f'  Text("\\({name}.cache)")\n}}')
        elif what == "switch":
            view.body.append(
                f"switch Optional(Metrics()) {{\ncase let {name}?: Text(\"\\({name}.cache)\")\n"
                'case nil: Text("none")\n}')
        elif what == "closure":
            view.body.append(
                f'Text([Metrics()].map {{ {name} in "\\({name}.cache)" }}.joined())')
        elif what == "nested":
            inner = self.number("Inner")
            view.members.append(
                f"struct {inner}: View {{\n  @State var {name} = Metrics()\n"
                f'  var body: some View {{ TextField("In", text: ${name}.title) }}\n}}')
            view.body.append(f"{inner}()")
        elif what == "other":
            other = self.number("Namesake")
            self.chunk(other, [
                f"struct {other}: View {{", f"  @State private var {name} = Metrics()", "",
                "  var body: some View {",
                f'    TextField("\\({name}.cache)", text: ${name}.title)', "  }", "}"])
        elif what == "text":
            view.body.append(f'Text("${name}.title \\\\(\\u{{24}}{name}.isOn)")')
        elif what in self.SHADOWS:
            label = self.number("label")
            view.members.append(
                self.SHADOWS[what].replace("LABEL", label).replace("NAME", name))
            view.body.append(
                f"Text({label}{'(Metrics())' if what in ('parameter', 'inner') else ''})")
        else:
            view.body.append("Text([Metrics()].map { $0.title + \"\\($0.cache)\" }.joined())")

    SHADOWS = {
        "parameter": "func LABEL(_ NAME: Metrics) -> String { NAME.title + \"\\(NAME.cache)\" }",
        "local": "var LABEL: String {\n  let NAME = Metrics()\n  return NAME.title\n}",
        "guard": "var LABEL: String {\n  guard let NAME = Optional(Metrics()) else { return \"\" }\n"
                 "  return NAME.title + \"\\(NAME.cache)\"\n}",
        "tuple": "var LABEL: String {\n  let (NAME, _) = (Metrics(), 1)\n"
                 "  return \"\\(NAME.cache)\"\n}",
        "loop": "var LABEL: String {\n  var all = \"\"\n  for NAME in [Metrics()] {\n"
                "    all += \"\\(NAME.cache)\"\n  }\n  return all\n}",
        "inner": "func LABEL(_ given: Metrics) -> String {\n"
                 "  func inner(NAME: Metrics) -> String { \"\\(NAME.cache)\" }\n"
                 "  return inner(NAME: given)\n}",
        "catch": "var LABEL: String {\n  let show = { (NAME: Metrics) in \"\\(NAME.cache)\" }\n"
                 "  return show(Metrics())\n}",
    }

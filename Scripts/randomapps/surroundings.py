"""Draws the app around the views: its root, its previews, decoys."""

from .parts import Holder, indented, mark


class SurroundingsDrawing:
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
        self.chunk("Card", [
            "struct Card<Content: View>: View {", "  @ViewBuilder let content: () -> Content", "",
            "  var body: some View {", "    VStack { content() }", "  }", "}"])
        self.chunk("Titled", ["protocol Titled: View {}"])
        self.chunk("Sized", ["protocol Sized {}"], {"Foundation"})
        self.chunk("Clamped", [
            "@propertyWrapper struct Clamped {", "  private var value: Int",
            "  init(wrappedValue: Int) { value = wrappedValue }", "  var wrappedValue: Int {",
            "    get { value }", "    set { value = min(newValue, 9) }", "  }", "}"],
            {"Foundation"})

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
            taken = view.takes
            if taken:
                if not view.call:
                    continue
                if self.chance(0.25):
                    self.preview_that_keeps(view, taken)
                    continue
                call = view.call(taken.model.make("8"))
                if taken.form == "@StateObject" and taken.ownership == {"receives"}:
                    # Not every construction passes a model that somebody keeps.
                    taken.model.is_unsafe = True
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
            if not taken and self.chance(0.2):
                lines = ["@MainActor", f"func {self.number('host')}() -> UIViewController {{",
                         "  UIHostingController(", "    rootView:",
                         *indented(text.split("\n"), "      "), "  )", "}"]
            elif self.chance(0.3):
                lines = [f"struct {view.name}_Previews: PreviewProvider {{",
                         "  static var previews: some View {",
                         *indented(text.split("\n"), "    "), "  }", "}"]
            else:
                head = self.pick("#Preview {", f'#Preview("{view.name}") {{')
                lines = [head, *indented(text.split("\n")), "}"]
            if self.chance(0.2):
                lines = ["#if DEBUG", *lines, "#endif"]
            self.chunk(f"{view.name}Preview", lines)

    def preview_that_keeps(self, view, taken):
        """A preview with a local holder of its own."""
        form = "@StateObject" if taken.model.world == "old" else "@State"
        prop, at = self.number("sample"), self.place()
        holder = Holder(taken.model, prop, form, "creates",
                        self.new_form(taken.model, form, "@State"))
        holder.type, holder.mark = "#Preview", at
        self.app_holders.append(holder)
        self.chunk(f"{view.name}Preview", [
            "#Preview {", f"  @Previewable {form} var {mark(at)}{prop} = {taken.model.make()}",
            f"  {self.modified(view, view.call(prop))}", "}"])

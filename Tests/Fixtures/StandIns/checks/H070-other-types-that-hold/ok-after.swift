import SwiftUI

@Observable final class Model {
  var name = ""
  var on = false
}

struct Modifier: ViewModifier {
  @Environment(Model.self) private var model
  func body(content: Content) -> some View {
    @Bindable var model = model
    content.sheet(isPresented: $model.on) { Text("") }
  }
}

struct MenuCommands: Commands {
  @Bindable var model: Model
  var body: some Commands { CommandMenu("") { Toggle("", isOn: $model.on) } }
}

struct Tools: ToolbarContent {
  @Bindable var model: Model
  var body: some ToolbarContent { ToolbarItem { Toggle("", isOn: $model.on) } }
}

struct Property: DynamicProperty {
  @State private var model = Model()
  @Environment(Model.self) private var shared
}

struct Windows: Scene {
  @Bindable var model: Model
  var body: some Scene { WindowGroup { Toggle("", isOn: $model.on) } }
}

struct Field: UIViewRepresentable {
  @Bindable var model: Model
  @Environment(Model.self) private var shared
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) { view.text = model.name }
}

import SwiftUI

@Observable final class Store {
  var count = 0
  var name = ""
}

extension EnvironmentValues {
  @Entry var store = Store()
  @Entry public var depth: Int = 3 // with a type
  @Entry var action: (() -> Void)?
  @Entry var pick: (Int) -> String = { "\($0)" }
}

extension FocusedValues {
  @Entry var draft: Binding<String>?
}

struct Row: View {
  @Bindable var store: Store
  @Environment(\.store) private var shared
  @Environment(\.action) private var action
  @FocusedBinding(\.draft) private var draft
  var body: some View {
    TextField("\(shared.count)", text: $store.name).environment(\.depth, 4)
      .focusedSceneValue(\.draft, $store.name)
  }
}

#Preview {
  Row(store: Store())
}

#Preview("With braces } in \("a" + "{")", traits: .sizeThatFitsLayout) {
  let store = Store() // a } in a comment
  store.count = 3
  return Row(store: store).environment(store)
}

#Preview("Local state") {
  @Previewable @State var isOn = false
  @Previewable @State var store = Store()
  Toggle("On", isOn: $isOn)
  Row(store: store)
}

#Preview {
  @State var text = ""
  return TextField("", text: $text)
}

#Preview("Controller") {
  UIHostingController(rootView: Text("x"))
}

struct Row_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Row(store: Store()).previewDisplayName("One")
      Row(store: Store()).preferredColorScheme(.dark)
    }
  }
}

import SwiftUI

enum Drawer {
  static var label: String {
    get { UserDefaults.standard.string(forKey: "label") ?? "" }
    set { UserDefaults.standard.set(newValue, forKey: "label") }
  }
}

final class LabelModel: ObservableObject {
  // says-not-next: "no view reads"
  @Published var size = 1  // expect: published-property "@Published"
  @Published var label = "" {  // expect: published-property "@Published"
    didSet { Drawer.label = label }
  }
  // A getter that reads the property itself is what is redrawn.
  // says-not-next: "no view reads"
  @Published var note = ""  // expect: published-property "@Published"
}

struct LabelView: View {
  @ObservedObject var model: LabelModel

  var body: some View {
    Text("Size \(model.size)")
    // says-next: "no view reads 'label' while it is drawn, and a binding sets it, which redraws what its 'get' shows"
    TextField("Label", text: Binding(get: { Drawer.label }, set: { model.label = $0 }))
    TextField("Note", text: Binding(get: { model.note }, set: { model.note = $0 }))
  }
}

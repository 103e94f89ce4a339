import SwiftUI

final class Packing: ObservableObject {
  @Published var items = ["Tent", "Rope"]
  @Published var isHeavy = false
}

struct PackingView: View {
  @EnvironmentObject private var packing: Packing  // expect: environment-object "@EnvironmentObject"

  var body: some View {
    List {
      ForEach(packing.items.indices, id: \.self) { index in
        TextField("Item", text: $packing.items[index])
      }
      ForEach($packing.items, id: \.self) { $item in
        TextField("Again", text: $item)
      }
    }
    .toolbar {
      ToolbarItem { Toggle("Heavy", isOn: $packing.isHeavy) }
    }
  }
}

import SwiftUI

@Observable final class Packing {
  var items = ["Tent", "Rope"]
  var isHeavy = false
}

struct PackingView: View {
  @Environment(Packing.self) private var packing  // expect: environment-object "@EnvironmentObject"

  var body: some View {
    @Bindable var packing = packing
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

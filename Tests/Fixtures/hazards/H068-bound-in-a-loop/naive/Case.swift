import SwiftUI

@Observable final class Packing {
  var items = ["Tent", "Rope"]
  var isHeavy = false
}

struct PackingView: View {
  @Environment(Packing.self) private var packing

  var body: some View {
    List {
      ForEach(packing.items.indices, id: \.self) { index in
        TextField("Item", text: $packing.items[index])  // error: cannot find '$packing' in scope
      }
    }
  }
}

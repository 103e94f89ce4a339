import SwiftUI

struct Whale: Identifiable {
  let id: Int
  var name: String
}

@Observable final class WhaleRowModel {
  var label: String

  init(_ whale: Whale) {
    label = "\(whale.name) the whale"
  }
}

@Observable final class Pod {
  var whales = [Whale(id: 1, name: "Nia"), Whale(id: 2, name: "Otto")]
}

struct WhaleRow: View {
  @State private var model: WhaleRowModel

  init(whale: Whale) {
    model = WhaleRowModel(whale)
  }

  var body: some View { Text(model.label) }
}

struct PodView: View {
  var pod: Pod

  var body: some View {
    ForEach(pod.whales) { whale in
      WhaleRow(whale: whale)
    }
  }
}

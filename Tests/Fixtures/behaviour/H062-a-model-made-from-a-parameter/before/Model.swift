import SwiftUI

struct Whale: Identifiable {
  let id: Int
  var name: String
}

final class WhaleRowModel: ObservableObject {
  @Published var label: String

  init(_ whale: Whale) {
    label = "\(whale.name) the whale"
  }
}

final class Pod: ObservableObject {
  @Published var whales = [Whale(id: 1, name: "Nia"), Whale(id: 2, name: "Otto")]
}

struct WhaleRow: View {
  @ObservedObject private var model: WhaleRowModel

  init(whale: Whale) {
    model = WhaleRowModel(whale)
  }

  var body: some View { Text(model.label) }
}

struct PodView: View {
  @ObservedObject var pod: Pod

  var body: some View {
    ForEach(pod.whales) { whale in
      WhaleRow(whale: whale)
    }
  }
}

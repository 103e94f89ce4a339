import SwiftUI

final class Orchard: ObservableObject {
  struct Tree: Identifiable {
    let id: Int
    var apples: Int
  }

  @Published var trees: [Tree] = []  // expect: published-property "@Published"
  @Published var tree: Tree?  // expect: published-property "@Published"
}

struct OrchardView: View {
  @StateObject private var orchard = Orchard()

  var body: some View {
    List($orchard.trees) { $tree in
      Stepper("Tree \(tree.id)", value: $tree.apples)
    }
    Text("\(orchard.tree?.apples ?? 0)")
  }
}

import SwiftUI

@Observable final class Orchard {
  struct Tree: Identifiable {
    let id: Int
    var apples: Int
  }

  var trees: [Tree] = []  // expect: published-property "@Published"
  var tree: Tree?  // expect: published-property "@Published"
}

struct OrchardView: View {
  @State private var orchard = Orchard()

  var body: some View {
    List($orchard.trees) { $tree in
      Stepper("Tree \(tree.id)", value: $tree.apples)
    }
    Text("\(orchard.tree?.apples ?? 0)")
  }
}

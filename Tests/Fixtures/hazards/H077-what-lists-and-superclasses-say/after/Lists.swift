import SwiftUI

/// Of a list of plain objects the list is tracked, and what they keep is not.
final class Tree {
  var isPicked = false
  let kind = "apple"
}

@Observable final class Orchard {  // expect: observable-object-class "Orchard"
  var trees: [Tree] = []
  var round = 0

  // says-next: "a view shows 'left', which nothing tracks"
  var left: Int { trees.filter { tree in !tree.isPicked }.count }
  // says-next: "a view shows 'hasPicked', which nothing tracks"
  var hasPicked: Bool {
    for tree in trees { if tree.isPicked { return true } }
    return false
  }
  // says-next: "a view shows 'isBegun', which nothing tracks"
  var isBegun: Bool { trees.first?.isPicked ?? false }

  // says-not-next: "nothing tracks"
  var kinds: [String] { trees.map { tree in tree.kind } }
  // says-not-next: "nothing tracks"
  var count: Int { trees.count }

  func pick(_ tree: Tree) {
    tree.isPicked.toggle()
    round += 1
  }
}

struct OrchardView: View {
  var orchard: Orchard

  var body: some View {
    Text("\(orchard.left) of \(orchard.count) in round \(orchard.round)")
    Text(orchard.hasPicked || orchard.isBegun ? orchard.kinds.joined() : "")
    Button("Pick") { orchard.trees.first.map { orchard.pick($0) } }
  }
}

import SwiftUI

struct Rope {
  var length = 0
}

class Gear {
  var name = ""

  func take(from other: Gear) { name = other.name }
}

/// Drawing runs what its superclass has, and none of what others have in its place.
@Observable final class Anchor: Gear {
  var takes = 0

  override func take(from other: Gear) {
    super.take(from: other)
    takes = 1
  }
}

@Observable final class Sail: Gear {
  var area = 0
  // says-not-next: "drawing writes it"
  var rope = Rope()  // expect: unpublished-stored-property "rope"

  override func take(from other: Gear) {
    super.take(from: other)
    if let other = other as? Sail { rope = other.rope }
  }
}

struct Deck: View {
  var anchor: Anchor
  var sail: Sail

  var body: some View {
    let _ = anchor.take(from: Gear())
    Text("\(anchor.takes)")
    Text("\(sail.rope.length) \(sail.area)")
    Button("Take") { sail.take(from: Sail()) }
  }
}

class Tool {
  var name = ""

  func take(from other: Tool) { name = other.name }
}

/// What an overridden member is called by stands for each of those that override it.
final class Drill: Tool, ObservableObject {
  @Published var speed = 0
  // says-next: "drawing writes it"
  var bit = Rope()  // expect: unpublished-stored-property "bit"

  override func take(from other: Tool) {
    super.take(from: other)
    if let other = other as? Drill { bit = other.bit }
  }
}

struct Bench: View {
  @ObservedObject var drill: Drill
  let tool: Tool

  var body: some View {
    let _ = tool.take(from: Tool())
    Text("\(drill.bit.length) \(drill.speed)")
  }
}

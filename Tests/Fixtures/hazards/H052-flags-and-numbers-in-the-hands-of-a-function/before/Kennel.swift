import SwiftUI

/// Flags and numbers hold no closures, but functions of the project that change them take some.
extension Bool {
  mutating func or(_ other: @autoclosure () -> Bool) { self = self || other() }
}

extension Int {
  mutating func raise(to other: @autoclosure () -> Int) { self = Swift.max(self, other()) }
}

func update(_ value: inout Bool, with other: () -> Bool) {
  value = value || other()
}

final class Kennel: ObservableObject {
  @Published private(set) var isFull = false

  func check() {
    isFull.or(isFull)  // expect: mutation-reads-itself "isFull"
  }
}

final class Pack: ObservableObject {
  @Published private(set) var size = 1

  func grow() {
    size.raise(to: size + 1)  // expect: mutation-reads-itself "size"
  }
}

final class Walk: ObservableObject {
  @Published private(set) var isOver = false

  func check() {
    update(&isOver) { isOver }  // expect: mutation-reads-itself "isOver"
  }
}

struct KennelView: View {
  @StateObject private var kennel = Kennel()
  @StateObject private var pack = Pack()
  @StateObject private var walk = Walk()

  var body: some View {
    Button(kennel.isFull ? "Full" : "Free") { kennel.check() }
    Button("\(pack.size)") { pack.grow() }
    Button(walk.isOver ? "Over" : "On") { walk.check() }
  }
}

import Observation

@Observable
final class Playground {
  var children: [String] = []
  var limit = 10

  var isFull: Bool { children.count >= limit }

  private func isLast(_ name: String) -> Bool { children.last == name }

  func close() {
    children.removeAll { _ in isFull }  // expect: mutation-reads-itself "isFull"
    children.removeAll(where: isLast)  // expect: mutation-reads-itself "isLast"
    children.removeAll { name in
      self.isLast(name)  // expect: mutation-reads-itself "isLast"
    }
    children.removeAll(where: self.isLast)  // expect: mutation-reads-itself "isLast"
  }
}

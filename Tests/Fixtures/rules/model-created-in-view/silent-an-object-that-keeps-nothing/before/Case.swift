import SwiftUI

final class Flow {}

final class Box<Value: AnyObject> {
  private(set) weak var value: Value?

  init(_ value: Value) { self.value = value }
}

/// A handle of what it is made with: a new one is the same.
final class Router: ObservableObject {
  let id: Int
  var flow: Flow? { box.value }
  private var box: Box<Flow>

  init(id: Int, flow: Flow) {
    self.id = id
    box = Box(flow)
  }
}

struct Screen: View {
  private let router: Router

  init(id: Int, flow: Flow) { router = Router(id: id, flow: flow) }

  var body: some View { Text("\(router.id)") }
}

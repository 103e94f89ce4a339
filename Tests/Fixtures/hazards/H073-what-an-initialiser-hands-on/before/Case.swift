import SwiftUI

@MainActor final class Handler: ObservableObject {
  @Published var limit = 0
}

@MainActor enum Setting {
  static func apply(_ limit: Int, to handler: Handler) { handler.limit = limit }
}

/// Shows what the newest value was told, by way of somebody else.
struct LimitView: View {
  @ObservedObject var handler = Handler()  // expect: observed-object-creates-model "@ObservedObject"

  init(limit: Int) { Setting.apply(limit, to: handler) }

  var body: some View { Text("\(handler.limit)") }
}

struct ClosureView: View {
  @ObservedObject var handler = Handler()  // expect: observed-object-creates-model "@ObservedObject"

  init(_ set: (Handler) -> Void) { set(handler) }

  var body: some View { Text("\(handler.limit)") }
}

/// Told nothing, it is always the same.
struct PlainView: View {
  @ObservedObject var handler = Handler()  // expect: observed-object-creates-model "@ObservedObject"

  var body: some View { Text("\(handler.limit)") }
}

import SwiftUI

@MainActor @Observable final class Handler {
  var limit = 0
}

@MainActor enum Setting {
  static func apply(_ limit: Int, to handler: Handler) { handler.limit = limit }
}

/// Shows what the newest value was told, by way of somebody else.
struct LimitView: View {
  var handler = Handler()  // expect: observed-object-creates-model "@ObservedObject"

  init(limit: Int) { Setting.apply(limit, to: handler) }

  var body: some View { Text("\(handler.limit)") }
}

struct ClosureView: View {
  var handler = Handler()  // expect: observed-object-creates-model "@ObservedObject"

  init(_ set: (Handler) -> Void) { set(handler) }

  var body: some View { Text("\(handler.limit)") }
}

/// Told nothing, it is always the same.
struct PlainView: View {
  @State var handler = Handler()  // expect: observed-object-creates-model "@ObservedObject"

  var body: some View { Text("\(handler.limit)") }
}

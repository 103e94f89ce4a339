import SwiftUI

@MainActor final class Log: ObservableObject {
  static let shared = Log()
  @Published var opened = 0
  var cache: [Int] = []  // expect: unpublished-stored-property "cache"

  func note() { cache.append(1) }
}

@MainActor protocol Made { init(first: Int, more: Int...) }

@MainActor final class Plain: Made {
  init(first: Int, more: Int...) { Log.shared.note() }
}

/// The second of them has no label.
struct Host<Value: Made>: View {
  let number: Int

  var body: some View {
    let made = Value(first: 1, more: 2, 3)
    Text("\(number) \(String(describing: made))")
  }
}

struct Root: View {
  @ObservedObject private var log = Log.shared

  var body: some View {
    Text("\(log.opened) \(log.cache.count)")
    Host<Plain>(number: log.opened)
  }
}

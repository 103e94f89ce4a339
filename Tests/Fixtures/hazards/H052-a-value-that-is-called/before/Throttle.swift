import SwiftUI

struct Throttle {
  var count = 0

  mutating func callAsFunction(_ work: () -> Void) {
    count += 1
    work()
  }
}

final class Loader: ObservableObject {
  @Published private(set) var throttle = Throttle()
  @Published var loaded = 0

  /// The call changes the throttle as long as the closure runs, which reads it.
  func load() {
    throttle { loaded = throttle.count }  // expect: mutation-reads-itself "throttle"
  }
}

struct LoaderView: View {
  @ObservedObject var loader: Loader

  var body: some View { Text("\(loader.loaded) \(loader.throttle.count)") }
}

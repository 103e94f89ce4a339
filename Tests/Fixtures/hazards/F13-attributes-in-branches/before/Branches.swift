import SwiftUI

final class Lake: ObservableObject {
  @Published var level = 0.5
}

/// One of two wrappers, depending on the system.
struct LakeView: View {
  #if os(watchOS)
    @StateObject  // expect: unsupported-declaration "@StateObject"
  #else
    @ObservedObject
  #endif
  var lake: Lake = Lake()

  var body: some View { Slider(value: $lake.level) }
}

#if os(watchOS)
  @MainActor  // expect: unsupported-declaration "@MainActor"
#else
  @available(iOS 15, *)
#endif
final class River: ObservableObject {
  @Published var width = 1.0
}

struct RiverView: View {
  @StateObject private var river = River()

  var body: some View { Slider(value: $river.width) }
}

final class Pond: ObservableObject {
  @Published var depth = 1.0
  #if os(watchOS)
    @MainActor  // expect: unsupported-declaration "@MainActor"
  #endif
  var visits = 0
}

struct PondView: View {
  @StateObject private var pond = Pond()

  var body: some View { Slider(value: $pond.depth) }
}

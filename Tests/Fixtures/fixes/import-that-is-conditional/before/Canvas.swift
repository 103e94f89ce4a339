import Combine
#if canImport(SwiftUI)
  import SwiftUI
#endif

final class Canvas: ObservableObject {
  @Published var size = 0.0
}

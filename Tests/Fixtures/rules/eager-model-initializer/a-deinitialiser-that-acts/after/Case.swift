import SwiftUI

final class Screen: Sendable {
  static let shared = Screen()
  func sleep() {}
}

@Observable final class Presentation {
  var slide = 0

  deinit { Screen.shared.sleep() }
}

/// Each time the struct is made, a presentation ends that never began.
struct PresentationView: View {
  @State private var presentation = Presentation()  // expect: eager-model-initializer "@StateObject"

  var body: some View { Text("\(presentation.slide)") }
}

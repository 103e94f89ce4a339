import SwiftUI

final class Screen: Sendable {
  static let shared = Screen()
  func dim(_ isDimmed: Bool) {}
  func remove(_ token: Int) {}
}

/// One that is thrown away lights the screen that the one which is shown has dimmed.
final class Slideshow: ObservableObject {
  @Published var slide = 0

  init() { Screen.shared.dim(true) }

  deinit {
    // says-next: "one would be made, and thrown away, whenever 'SlideshowView' is made"
    Screen.shared.dim(false)  // expect: eager-model-initializer "Screen.shared.dim(false)"
  }
}

struct SlideshowView: View {
  // says-next: "the initialiser of 'Slideshow' runs whenever"
  @StateObject private var slideshow = Slideshow()  // expect: eager-model-initializer "@StateObject"

  var body: some View { Text("\(slideshow.slide)") }
}

/// It takes away what it has put there itself.
@Observable final class Listener {
  var count = 0
  private let token = 7

  deinit { Screen.shared.remove(token) }
}

struct ListenerView: View {
  @State private var listener = Listener()  // expect: eager-model-initializer "@StateObject"

  var body: some View { Text("\(listener.count)") }
}

struct ShowView: View {
  var body: some View {
    SlideshowView()
    ListenerView()
  }
}

import SwiftUI

final class Finder: ObservableObject {
  @Published var hits: [String] = []
  // says-not-next: "drawing may write it"
  private var hasStarted = false
  // says-not-next: "a view may read it"
  private var word = ""

  func onAppear(_ word: String) {
    guard !hasStarted else { return }
    hasStarted = true
    self.word = word + self.word
    hits = [self.word]
  }
}

final class FinderScreen {
  let finder = Finder()

  func show() { finder.onAppear("oak") }
}

// What a modifier is given is a view, whatever else has a method of that name.
struct Quiet: ViewModifier {
  func body(content: Content) -> some View {
    content.onAppear { print("quiet") }
  }
}

struct Loud: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onAppear { print("loud") }
  }
}

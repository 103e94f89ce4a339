import SwiftUI

@MainActor @Observable final class Words {
  static let shared = Words()
  var language = "en"

  func change() { language = "de" }
}

@MainActor enum Kind {
  case greeting

  var title: String { Words.shared.language == "en" ? "Hello" : "Hallo" }
}

struct Greeting: View {
  // says-not-next: "reads nothing of it"
  private let words = Words.shared  // expect: observed-object "@ObservedObject"
  let kind: Kind

  var body: some View { Text(kind.title) }
}

struct Idle: View {
  // says-next: "reads nothing of it"
  private var words = Words.shared  // expect: observed-object "@ObservedObject"

  var body: some View { Text("Idle") }
}

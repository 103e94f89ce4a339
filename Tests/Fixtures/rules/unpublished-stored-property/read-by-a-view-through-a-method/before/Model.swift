import Combine

@MainActor
final class Quiz: ObservableObject {
  @Published var answer = ""
  /// Shown, and refreshed because `answer` changes with it: stays tracked, with a note.
  var attempts = 0  // expect: unpublished-stored-property "attempts"
  var seed = 1  // expect: unpublished-stored-property "seed"

  func caption() -> String {
    "\(attempts) attempts"
  }

  func submit() {
    attempts += 1
    answer = ""
  }
}

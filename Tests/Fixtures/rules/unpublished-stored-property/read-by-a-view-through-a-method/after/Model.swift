import Combine
import Observation

@MainActor
@Observable
final class Quiz {
  var answer = ""
  /// Shown, and refreshed because `answer` changes with it: stays tracked, with a note.
  var attempts = 0  // expect: unpublished-stored-property "attempts"
  @ObservationIgnored var seed = 1  // expect: unpublished-stored-property "seed"

  func caption() -> String {
    "\(attempts) attempts"
  }

  func submit() {
    attempts += 1
    answer = ""
  }
}

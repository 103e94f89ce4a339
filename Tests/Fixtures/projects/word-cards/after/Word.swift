import Foundation

enum StudyState: String, CaseIterable {
  case new, learning, known

  var next: StudyState {
    switch self {
    case .new: .learning
    case .learning, .known: .known
    }
  }
}

struct Word: Identifiable, Hashable {
  var id = UUID()
  var term: String
  var meaning: String
  var studyState = StudyState.new

  static let starter = [
    Word(term: "der Steg", meaning: "the footbridge"),
    Word(term: "die Fähre", meaning: "the ferry"),
  ]
}

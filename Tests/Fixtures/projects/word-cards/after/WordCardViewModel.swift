import Combine
import Foundation
import Observation

@Observable final class WordCardViewModel {  // expect: observable-object-class "WordCardViewModel"
  private(set) var word: Word  // expect: published-property "@Published"
  var isFaceUp = true  // expect: published-property "@Published"

  @ObservationIgnored private var history: [StudyState] = []  // expect: unpublished-stored-property "history"
  @ObservationIgnored private lazy var spoken = word.term.lowercased()  // expect: unpublished-stored-property "spoken"

  init(word: Word) {
    self.word = word
  }

  func promote() {
    history.append(word.studyState)
    word.studyState = word.studyState.next
  }

  func speak() -> String {
    "say: \(spoken)"
  }
}

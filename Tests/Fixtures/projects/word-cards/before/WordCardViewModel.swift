import Combine
import Foundation

final class WordCardViewModel: ObservableObject {  // expect: observable-object-class "WordCardViewModel"
  @Published private(set) var word: Word  // expect: published-property "@Published"
  @Published var isFaceUp = true  // expect: published-property "@Published"

  private var history: [StudyState] = []  // expect: unpublished-stored-property "history"
  private lazy var spoken = word.term.lowercased()  // expect: unpublished-stored-property "spoken"

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

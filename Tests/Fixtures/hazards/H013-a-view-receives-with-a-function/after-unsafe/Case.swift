import Combine
import SwiftUI

@Observable final class Quiz {
  var answer = "" {
    willSet { answerSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var answerSubject = CurrentValueSubject<_, Never>(answer)
}

struct QuizView: View {
  @Bindable var quiz: Quiz
  @State private var hint = ""

  var body: some View {
    TextField("Answer", text: $quiz.answer)
      .onReceive(quiz.answerSubject, perform: judge)  // expect: published-projection "$answer"
    Text(hint)
  }

  private func judge(_ answer: String) {
    hint = answer.isEmpty ? "Guess" : "\(answer)?"
  }
}

import SwiftUI

@Observable final class Quiz {
  var answer = ""
}

struct QuizView: View {
  @Bindable var quiz: Quiz
  @State private var hint = ""

  var body: some View {
    TextField("Answer", text: $quiz.answer)
      .onReceive(quiz.$answer, perform: judge)  // error: value of type 'Quiz' has no dynamic member '$answer'
    Text(hint)
  }

  private func judge(_ answer: String) {
    hint = answer.isEmpty ? "Guess" : "\(answer)?"
  }
}

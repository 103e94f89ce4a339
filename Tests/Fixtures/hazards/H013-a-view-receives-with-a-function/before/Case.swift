import SwiftUI

final class Quiz: ObservableObject {
  @Published var answer = ""
}

struct QuizView: View {
  @ObservedObject var quiz: Quiz
  @State private var hint = ""

  var body: some View {
    TextField("Answer", text: $quiz.answer)
      .onReceive(quiz.$answer, perform: judge)  // expect: published-projection "$answer"
    Text(hint)
  }

  private func judge(_ answer: String) {
    hint = answer.isEmpty ? "Guess" : "\(answer)?"
  }
}

import SwiftUI

struct QuizView: View {
  @Bindable var quiz: Quiz

  var body: some View {
    TextField("Answer", text: $quiz.answer)
    Text(quiz.caption())
    Button("Submit", action: quiz.submit)
  }
}

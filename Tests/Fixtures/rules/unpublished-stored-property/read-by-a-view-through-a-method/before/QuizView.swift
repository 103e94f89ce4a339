import SwiftUI

struct QuizView: View {
  @ObservedObject var quiz: Quiz

  var body: some View {
    TextField("Answer", text: $quiz.answer)
    Text(quiz.caption())
    Button("Submit", action: quiz.submit)
  }
}

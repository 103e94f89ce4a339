import SwiftUI

@Observable final class Quiz {
  var score = 0
  let topic: String

  init(topic: String) { self.topic = topic }
}

struct QuizView: View {
  @State var quiz: Quiz  // expect: state-object "@StateObject"

  var body: some View {
    Button("\(quiz.topic): \(quiz.score)") { quiz.score += 1 }
  }
}

struct Topics: View {
  var body: some View {
    NavigationLink("Rivers") { QuizView(quiz: Quiz(topic: "Rivers")) }
    NavigationLink("Capitals") { QuizView(quiz: Quiz(topic: "Capitals")) }
  }
}

import SwiftUI

@Observable final class Quiz {
  var score = 0
  let topic: String

  init(topic: String) { self.topic = topic }
}

struct QuizView: View {
  @State private var quiz: Quiz

  var body: some View {
    Button("\(quiz.topic): \(quiz.score)") { quiz.score += 1 }
  }
}

struct Topics: View {
  var body: some View {
    NavigationLink("Rivers") {
      QuizView(quiz: Quiz(topic: "Rivers"))  // error: 'QuizView' initializer is inaccessible due
    }
    NavigationLink("Capitals") { QuizView(quiz: Quiz(topic: "Capitals")) }
  }
}

import SwiftUI

final class Quiz: ObservableObject {
  @Published var answer = ""
  @Published private(set) var points = 0

  func check() { points += answer.isEmpty ? 0 : 1 }
}

struct QuizView: View {
  @ObservedObject var quiz = Quiz()  // expect: observed-object-creates-model "@ObservedObject"

  var body: some View {
    TextField("Answer", text: $quiz.answer)
    Button("\(quiz.points) points") { quiz.check() }
  }
}

struct LobbyView: View {
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name)
    QuizView()
  }
}

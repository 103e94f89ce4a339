import SwiftUI

final class Oracle: ObservableObject {
  @Published var answer: String

  init(answer: String) {
    print("an oracle says \(answer)")
    self.answer = answer
  }
}

final class Temple: ObservableObject {
  @Published var question = "when"
}

struct OracleView: View {
  @StateObject var oracle: Oracle

  var body: some View { Text(oracle.answer) }
}

struct TempleView: View {
  @ObservedObject var temple: Temple

  var body: some View {
    VStack {
      Text(temple.question)
      OracleView(oracle: Oracle(answer: "\(temple.question)? soon"))
    }
  }
}

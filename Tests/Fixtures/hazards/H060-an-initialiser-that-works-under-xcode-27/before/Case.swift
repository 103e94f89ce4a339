import SwiftUI

@MainActor
final class Sonar: ObservableObject {
  @Published private(set) var depth = 0

  init() { ping() }

  func ping() { depth += 1 }
}

struct SonarView: View {
  @StateObject private var sonar = Sonar()

  var body: some View {
    Button("\(sonar.depth) m") { sonar.ping() }
  }
}

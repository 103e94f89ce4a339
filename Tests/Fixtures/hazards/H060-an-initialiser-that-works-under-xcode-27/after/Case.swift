import SwiftUI

@MainActor
@Observable
final class Sonar {
  private(set) var depth = 0

  init() { ping() }

  func ping() { depth += 1 }
}

struct SonarView: View {
  @State private var sonar = Sonar()

  var body: some View {
    Button("\(sonar.depth) m") { sonar.ping() }
  }
}

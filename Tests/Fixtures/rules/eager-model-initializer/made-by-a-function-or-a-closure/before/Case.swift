import SwiftUI

@MainActor final class Sonar: ObservableObject {
  @Published var depth = 0

  func start() { depth = 1 }

  static func started() -> Sonar {
    let sonar = Sonar()
    sonar.start()
    return sonar
  }

  static func still() -> Sonar {
    let sonar = Sonar()
    sonar.depth = 3
    return sonar
  }
}

struct Bridge: View {
  @StateObject private var sonar = Sonar.started()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var other: Sonar = .started()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var third = {  // expect: eager-model-initializer "@StateObject"
    print("once more")
    return Sonar()
  }()
  @StateObject private var still = Sonar.still()

  var body: some View {
    Text("\(sonar.depth) \(other.depth) \(third.depth) \(still.depth)")
  }
}

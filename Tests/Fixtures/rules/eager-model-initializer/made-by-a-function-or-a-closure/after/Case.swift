import SwiftUI

@MainActor @Observable final class Sonar {
  var depth = 0

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
  @State private var sonar = Sonar.started()  // expect: eager-model-initializer "@StateObject"
  @State private var other: Sonar = .started()  // expect: eager-model-initializer "@StateObject"
  @State private var third = {  // expect: eager-model-initializer "@StateObject"
    print("once more")
    return Sonar()
  }()
  @State private var still = Sonar.still()

  var body: some View {
    Text("\(sonar.depth) \(other.depth) \(third.depth) \(still.depth)")
  }
}

import SwiftUI

@MainActor @Observable final class Kettle {
  var degrees = 20
  init() { heat() }
  func heat() { Task { degrees = 100 } }
}

/// Eager today, and no less so once the class is `@Observable`.
struct KettleView: View {
  @State private var kettle = Kettle()  // expect: eager-model-initializer "@State"

  var body: some View {
    Text("\(kettle.degrees)°")
  }
}

import SwiftUI

@MainActor
@available(*, deprecated) @Observable final class Desk {
  var lamp = false
}

@MainActor @available(*, deprecated)
@Observable
final class Chair {
  @MainActor var height = 40
  @MainActor
  var width = 40
}

struct Room: View {
  @available(*, deprecated)
  @State private var desk = Desk()
  @available(*, deprecated) @State
  private var chair = Chair()

  var body: some View {
    Text("Room")
  }
}

import SwiftUI

@MainActor
@available(*, deprecated) final class Desk: ObservableObject {
  @Published var lamp = false
}

@MainActor @available(*, deprecated)
final class Chair: ObservableObject {
  @Published
  @MainActor var height = 40
  @MainActor @Published
  var width = 40
}

struct Room: View {
  @available(*, deprecated)
  @StateObject private var desk = Desk()
  @available(*, deprecated) @StateObject
  private var chair = Chair()

  var body: some View {
    Text("Room")
  }
}

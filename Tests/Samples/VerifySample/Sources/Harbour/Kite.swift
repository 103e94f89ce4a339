import SwiftUI

@MainActor final class Kite: ObservableObject {
  @Published var speed = 0
}

struct KiteView: View {
  @StateObject private var kite = Kite()

  var body: some View { Text("\(kite.speed)") }
}

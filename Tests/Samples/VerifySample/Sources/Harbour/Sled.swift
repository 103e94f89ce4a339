import SwiftUI

@MainActor final class Sled: ObservableObject {
  @Published var speed = 0
}

struct SledView: View {
  @StateObject private var sled = Sled()

  var body: some View { Text("\(sled.speed)") }
}

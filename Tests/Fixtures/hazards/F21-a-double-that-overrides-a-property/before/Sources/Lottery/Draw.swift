import SwiftUI

class Draw: ObservableObject {
  @Published var number = 0
  var seed: Int { 7 }
}

struct DrawView: View {
  @ObservedObject var draw: Draw

  var body: some View { Button("\(draw.number)") { draw.number += draw.seed } }
}

@main
struct LotteryApp: App {
  @StateObject private var draw = Draw()

  var body: some Scene {
    WindowGroup { DrawView(draw: draw) }
  }
}

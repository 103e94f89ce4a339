import SwiftUI

@Observable class Draw {
  var number = 0
  var seed: Int { 7 }
}

struct DrawView: View {
  var draw: Draw

  var body: some View { Button("\(draw.number)") { draw.number += draw.seed } }
}

@main
struct LotteryApp: App {
  @State private var draw = Draw()

  var body: some Scene {
    WindowGroup { DrawView(draw: draw) }
  }
}

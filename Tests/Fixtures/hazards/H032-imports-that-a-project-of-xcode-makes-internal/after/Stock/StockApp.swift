import Combine
import SwiftUI

struct BinView: View {
  var bin: ColdBin

  var body: some View { Text("\(bin.count) at \(bin.degrees)") }
}

@main
struct StockApp: App {
  @State private var bin = ColdBin()

  var body: some Scene {
    WindowGroup { BinView(bin: bin) }
  }
}

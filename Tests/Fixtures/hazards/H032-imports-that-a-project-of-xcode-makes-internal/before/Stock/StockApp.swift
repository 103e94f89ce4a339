import Combine
import SwiftUI

struct BinView: View {
  @ObservedObject var bin: ColdBin

  var body: some View { Text("\(bin.count) at \(bin.degrees)") }
}

@main
struct StockApp: App {
  @StateObject private var bin = ColdBin()

  var body: some Scene {
    WindowGroup { BinView(bin: bin) }
  }
}

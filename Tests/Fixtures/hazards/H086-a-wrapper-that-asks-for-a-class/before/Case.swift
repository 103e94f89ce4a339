import SwiftUI

final class Faucet: ObservableObject {
  @Published var isOpen = false
  @Logged var turns = 0  // expect: unpublished-stored-property "turns"

  func turn() {
    turns += 1
    isOpen.toggle()
  }
}

struct FaucetView: View {
  @StateObject private var faucet = Faucet()

  var body: some View { Button(faucet.isOpen ? "Close" : "Open") { faucet.turn() } }
}

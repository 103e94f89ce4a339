import SwiftUI

@Observable final class Faucet {
  var isOpen = false
  @ObservationIgnored @Logged var turns = 0  // expect: unpublished-stored-property "turns"

  func turn() {
    turns += 1
    isOpen.toggle()
  }
}

struct FaucetView: View {
  @State private var faucet = Faucet()

  var body: some View { Button(faucet.isOpen ? "Close" : "Open") { faucet.turn() } }
}

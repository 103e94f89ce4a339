import Observation
import SwiftUI

@Observable
final class Ledger {
  var sum = 0
}

struct LedgerView: View {
  @Environment(Ledger.self) private var ledger
  var environmentObject = "environmentObject(ledger)"

  var body: some View {
    // .environmentObject(ledger)
    Text(self.environmentObject.uppercased() + "\(ledger.sum)")
  }
}

#Preview {
  LedgerView().environment(Ledger())
}

import Resolving
import SwiftUI

@Observable final class Ledger {
  var isLocked = false
}

struct LedgerView: View {
  // error: generic struct 'LazyInjectedObject' requires that 'Ledger' conform to
  @LazyInjectedObject var ledger: Ledger

  var body: some View { Toggle("Locked", isOn: $ledger.isLocked) }
}

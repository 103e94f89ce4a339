import SwiftUI

@MainActor func driveLedger() {
  let ledger = Ledger()
  let screen = Screen(LedgerView(ledger: ledger))
  screen.after("grow()") { ledger.grow() }
}

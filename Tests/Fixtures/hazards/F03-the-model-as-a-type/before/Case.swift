import Resolving
import SwiftUI

final class Ledger: ObservableObject {
  @Published var isLocked = false
}

struct LedgerView: View {
  @LazyInjectedObject var ledger: Ledger  // expect: object-wrapper "@LazyInjectedObject"

  var body: some View { Toggle("Locked", isOn: $ledger.isLocked) }
}

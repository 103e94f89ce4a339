import SwiftUI

final class Ledger: ObservableObject {
  @Published var amounts = [3, 5] {
    didSet { print("\(oldValue.count) before, \(amounts.count) now") }
  }

  func grow() {
    amounts.append(amounts.count)
    amounts[amounts.count - 1] += amounts.count
    amounts = amounts.filter { $0 < amounts.count * 4 }
    amounts.swapAt(0, amounts.count - 1)
  }
}

struct LedgerView: View {
  @ObservedObject var ledger: Ledger

  var body: some View { Text("\(ledger.amounts)") }
}

import SwiftUI

@Observable final class Ledger {
  private(set) var amounts = [3, 1, 2]  // expect: published-property "@Published"
  private(set) var total = 0 {  // expect: published-property "@Published"
    didSet { highest = max(highest, total) }
  }
  private(set) var highest = 0  // expect: published-property "@Published"
  @ObservationIgnored private var limit = 100

  func change() {
    amounts.append(amounts.count)
    amounts[amounts.count - 1] += amounts.count
    amounts = amounts.filter { $0 < amounts.count }
    amounts.removeAll { $0 > limit || $0 == total }
    amounts.sort { $0 > $1 }
    total += amounts.reduce(0, +)
    let old = amounts
    amounts.removeAll { old.contains($0) }
  }
}

struct LedgerView: View {
  @State private var ledger = Ledger()

  var body: some View {
    Button("\(ledger.total) of \(ledger.highest)") { ledger.change() }
    List(ledger.amounts, id: \.self) { Text("\($0)") }
  }
}

import SwiftUI

@Observable final class Expenses {
  private(set) var currency = "EUR"
  @ObservationIgnored private var amounts: [Int] = []
  @ObservationIgnored private var log: [String] = []

  var total: Int { amounts.reduce(0, +) }

  func add(_ amount: Int, in currency: String) {
    amounts.append(amount)
    log.append("+\(amount)")
    self.currency = currency
  }
}

struct ExpensesView: View {
  @State private var expenses = Expenses()

  var body: some View {
    VStack {
      // Lost: the total reads what is ignored, so it never moves.
      Text("\(expenses.total)")
      Button("Add") { expenses.add(5, in: "EUR") }
    }
  }
}

import SwiftUI

@Observable final class Expenses {
  private(set) var currency = "EUR"
  private var amounts: [Int] = []  // expect: unpublished-stored-property "amounts"
  @ObservationIgnored private var log: [String] = []  // expect: unpublished-stored-property "log"

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
      Text("\(expenses.total)")
      Button("Add") { expenses.add(5, in: "EUR") }
    }
  }
}

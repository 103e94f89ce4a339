import SwiftUI

final class Expenses: ObservableObject {
  @Published private(set) var currency = "EUR"
  private var amounts: [Int] = []  // expect: unpublished-stored-property "amounts"
  private var log: [String] = []  // expect: unpublished-stored-property "log"

  var total: Int { amounts.reduce(0, +) }

  func add(_ amount: Int, in currency: String) {
    amounts.append(amount)
    log.append("+\(amount)")
    self.currency = currency
  }
}

struct ExpensesView: View {
  @StateObject private var expenses = Expenses()

  var body: some View {
    VStack {
      Text("\(expenses.total)")
      Button("Add") { expenses.add(5, in: "EUR") }
    }
  }
}

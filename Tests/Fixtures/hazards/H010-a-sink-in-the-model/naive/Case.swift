import Combine
import SwiftUI

@Observable final class Budget {
  var income = 0.0
  private(set) var isNegative = false
  private var observers = Set<AnyCancellable>()

  init() {
    $income  // error: cannot find '$income' in scope
      .sink { [weak self] in self?.isNegative = $0 < 0 }
      .store(in: &observers)
  }
}

struct BudgetView: View {
  @State private var budget = Budget()

  var body: some View {
    Slider(value: $budget.income)
    Text(budget.isNegative ? "Careful" : "Fine")
  }
}

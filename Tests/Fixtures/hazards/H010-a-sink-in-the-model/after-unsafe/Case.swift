import Combine
import SwiftUI

@Observable final class Budget {
  var income = 0.0 {
    willSet { incomeSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var incomeSubject = CurrentValueSubject<_, Never>(income)
  private(set) var isNegative = false
  @ObservationIgnored private var observers = Set<AnyCancellable>()

  init() {
    incomeSubject  // expect: published-projection "$income"
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

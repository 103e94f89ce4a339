import Combine
import SwiftUI

final class Budget: ObservableObject {
  @Published var income = 0.0
  @Published private(set) var isNegative = false
  private var observers = Set<AnyCancellable>()

  init() {
    $income  // expect: published-projection "$income"
      .sink { [weak self] in self?.isNegative = $0 < 0 }
      .store(in: &observers)
  }
}

struct BudgetView: View {
  @StateObject private var budget = Budget()

  var body: some View {
    Slider(value: $budget.income)
    Text(budget.isNegative ? "Careful" : "Fine")
  }
}

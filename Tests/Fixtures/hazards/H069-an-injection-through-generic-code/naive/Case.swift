import SwiftUI

@Observable final class Budget {
  var amount = 100
}

extension View {
  func provided<Model: ObservableObject>(with model: Model) -> some View {
    environmentObject(model).accessibilityLabel("Provided")
  }
}

struct BudgetView: View {
  @Environment(Budget.self) private var budget

  var body: some View { Stepper("\(budget.amount)", value: Bindable(budget).amount) }
}

struct HouseView: View {
  @State private var budget = Budget()

  var body: some View {
    BudgetView().provided(with: budget)  // error: instance method 'provided(with:)' requires that 'Budget' conform to 'ObservableObject'
  }
}

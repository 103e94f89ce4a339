import SwiftUI

final class Budget: ObservableObject {
  @Published var amount = 100
}

extension View {
  func provided<Model: ObservableObject>(with model: Model) -> some View {
    environmentObject(model).accessibilityLabel("Provided")
  }
}

struct BudgetView: View {
  @EnvironmentObject private var budget: Budget

  var body: some View { Stepper("\(budget.amount)", value: $budget.amount) }
}

struct HouseView: View {
  @StateObject private var budget = Budget()

  var body: some View {
    BudgetView().provided(with: budget)  // expect: constrained-to-observable-object "budget"
  }
}

import SwiftUI

@MainActor
protocol Field {
  associatedtype Bindable

  func value() -> Bindable
}

@Observable final class Form {
  var count = 0
}

struct FormView: View, Field {
  @Environment(Form.self) private var all

  func value() -> Int { all.count }

  private var total: Binding<Int> {
    print(all.count)
    return Bindable(all).count  // error: no exact matches in call to initializer
  }

  var body: some View { Stepper("All", value: total) }
}

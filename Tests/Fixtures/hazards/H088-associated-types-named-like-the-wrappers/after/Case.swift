import SwiftUI

@MainActor
protocol Field {
  associatedtype Bindable
  associatedtype State
  associatedtype Environment

  func value() -> Bindable
  func state(in environment: Environment) -> State
}

@Observable final class Form {
  var count = 0
}

/// What its functions give says what these are.
struct FormView: View, Field {
  @SwiftUI.Bindable var form: Form  // expect: observed-object "@ObservedObject"
  @SwiftUI.State private var draft = Form()
  @SwiftUI.Environment(Form.self) private var all

  func value() -> Int { form.count }
  func state(in environment: Int) -> Int { draft.count + environment }

  private var total: Binding<Int> {
    print(all.count)
    return SwiftUI.Bindable(all).count
  }

  var body: some View {
    Stepper("\(all.count)", value: $form.count)
    Stepper("\(state(in: 1))", value: $draft.count)
    Stepper("All", value: total)
  }
}

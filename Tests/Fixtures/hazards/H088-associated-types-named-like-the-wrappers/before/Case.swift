import SwiftUI

@MainActor
protocol Field {
  associatedtype Bindable
  associatedtype State
  associatedtype Environment

  func value() -> Bindable
  func state(in environment: Environment) -> State
}

final class Form: ObservableObject {
  @Published var count = 0
}

/// What its functions give says what these are.
struct FormView: View, Field {
  @ObservedObject var form: Form  // expect: observed-object "@ObservedObject"
  @StateObject private var draft = Form()
  @EnvironmentObject private var all: Form

  func value() -> Int { form.count }
  func state(in environment: Int) -> Int { draft.count + environment }

  private var total: Binding<Int> {
    print(all.count)
    return $all.count
  }

  var body: some View {
    Stepper("\(all.count)", value: $form.count)
    Stepper("\(state(in: 1))", value: $draft.count)
    Stepper("All", value: total)
  }
}

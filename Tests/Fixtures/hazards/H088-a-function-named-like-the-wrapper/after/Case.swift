import SwiftUI

@Observable final class Counter {
  var count = 0
}

struct CounterView: View {
  @Environment(Counter.self) var counter  // expect: environment-object "@EnvironmentObject"

  func Bindable(_ number: Int) -> Int { number }

  func row() -> some View { Stepper("\(Bindable(counter.count))", value: SwiftUI.Bindable(counter).count) }

  var body: some View { row() }
}

import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterView: View {
  @EnvironmentObject var counter: Counter  // expect: environment-object "@EnvironmentObject"

  func Bindable(_ number: Int) -> Int { number }

  func row() -> some View { Stepper("\(Bindable(counter.count))", value: $counter.count) }

  var body: some View { row() }
}

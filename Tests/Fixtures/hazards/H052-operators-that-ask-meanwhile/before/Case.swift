import SwiftUI

infix operator ??=: AssignmentPrecedence

func ??= <Value>(left: inout Value?, right: @autoclosure () -> Value) {
  if left == nil { left = right() }
}

final class Till: ObservableObject {
  @Published var total: Int?

  func count() {
    total ??= guess()  // expect: mutation-reads-itself "guess"
  }

  func guess() -> Int { (total ?? 1) + 1 }
}

infix operator <~: AssignmentPrecedence

func <~ <Value>(left: inout Value, right: (Value) -> Value) {
  left = right(left)
}

final class Ledger: ObservableObject {
  @Published var lines = [1, 2, 3]

  func double() {
    lines <~ { old in old + self.lines }  // expect: mutation-reads-itself "lines"
  }
}

struct ShopView: View {
  @ObservedObject var till: Till
  @ObservedObject var ledger: Ledger
  var body: some View { Text("\(till.total ?? 0) \(ledger.lines.count)") }
}

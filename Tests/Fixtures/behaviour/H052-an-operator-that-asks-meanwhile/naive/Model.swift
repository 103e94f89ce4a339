import SwiftUI

infix operator ??==: AssignmentPrecedence

func ??== <Value>(left: inout Value?, right: @autoclosure () -> Value) {
  if left == nil { left = right() }
}

@Observable final class CashDrawer {
  var total: Int?

  func count() { total ??== guess() }

  func guess() -> Int { (total ?? 1) + 1 }
}

struct CashDrawerView: View {
  var drawer: CashDrawer

  var body: some View { Text("\(drawer.total ?? 0)") }
}

import SwiftUI

@MainActor func driveCashDrawer() {
  let drawer = CashDrawer()
  let screen = Screen(CashDrawerView(drawer: drawer))
  screen.after("count()") { drawer.count() }
}

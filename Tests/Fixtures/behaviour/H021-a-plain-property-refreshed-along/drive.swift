import SwiftUI

@MainActor func driveTill() {
  let till = Till()
  let screen = Screen(TillView(till: till))
  let total = Screen(TotalView(till: till))
  screen.after("scan") { till.scan("tea", price: 4) }
  total.after("and the total alone") {}
  screen.after("scan") { till.scan("milk", price: 2) }
  total.after("and the total alone") {}
}

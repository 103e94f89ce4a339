import SwiftUI

@MainActor func driveBadge() {
  let badge = Badge()
  let screen = Screen(BadgeView(badge: badge))
  screen.tell()
  screen.after("rename") { badge.rename("B o") }
}

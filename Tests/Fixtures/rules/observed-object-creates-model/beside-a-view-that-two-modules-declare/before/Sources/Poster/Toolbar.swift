import Counts
import SwiftUI

#if os(iOS)
  import PadBadges
#else
  import DeskBadges
#endif

@MainActor
final class Toolbar {
  let unread = Unread()

  // Here: one of two views is meant, and none of this module's.
  func badge() -> some View { Badge(model: unread) }
}

import SwiftUI

@MainActor func driveQuarry() {
  let quarry = Quarry()
  let marble = Screen(MarbleView(quarry: quarry))
  let slate = Screen(SlateView(quarry: quarry))
  quarry.blast()
  marble.after("a tuple") {}
  slate.after("an optional") {}
}

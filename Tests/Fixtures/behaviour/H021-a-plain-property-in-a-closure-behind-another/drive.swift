import SwiftUI

@MainActor func driveGlacier() {
  let glacier = Glacier()
  let screen = Screen(GlacierView(glacier: glacier))
  screen.after("rename") { glacier.rename() }
}

import SwiftUI

@Observable final class Theme {
  var tint = ""
}

final class Desk {
  @MainActor static let shared = Desk()
  let theme = Theme()
}

struct DeskView: View {
  var theme = Desk.shared.theme  // expect: observed-object "@ObservedObject"
  var body: some View {
    Text(theme.tint)
  }
}

#if OLD_SCREENS
  // Left over: a desk has had no settings for long, and no target takes this any more.
  struct OldDeskView: View {
    @ObservedObject var settings = Desk.shared.settings
    var body: some View {
      Text(settings.tint)
    }
  }
#endif

import SwiftUI

@MainActor
enum Kit {
  static let store = UserDefaults(suiteName: "group")
}

/// Whoever keeps the defaults, nothing tracks what they say.
@MainActor
@Observable
final class Dock {  // expect: observable-object-class "Dock"
  var rows = [1, 2]
  var isRefreshed = false

  // says-next: "a view shows 'width', a part of which nothing tracks"
  var width: Double {
    rows.isEmpty ? 0 : Kit.store?.double(forKey: "width") ?? 40
  }

  func settingsChanged() { isRefreshed.toggle() }
}

struct DockView: View {
  var dock: Dock

  var body: some View { Color.red.frame(width: dock.width) }
}

import SwiftUI

@MainActor
enum Kit {
  static let store = UserDefaults(suiteName: "group")
}

/// Whoever keeps the defaults, nothing tracks what they say.
@MainActor
final class Dock: ObservableObject {  // expect: observable-object-class "Dock"
  @Published var rows = [1, 2]
  @Published var isRefreshed = false

  // says-next: "a view shows 'width', a part of which nothing tracks"
  var width: Double {
    rows.isEmpty ? 0 : Kit.store?.double(forKey: "width") ?? 40
  }

  func settingsChanged() { isRefreshed.toggle() }
}

struct DockView: View {
  @ObservedObject var dock: Dock

  var body: some View { Color.red.frame(width: dock.width) }
}

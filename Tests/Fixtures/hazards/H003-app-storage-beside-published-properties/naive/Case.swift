import SwiftUI

enum SortOrder: String {
  case name, date
}

// error: invalid redeclaration of synthesized property '_isDark'
@Observable final class Preferences {
  var profile = "Home"
  @AppStorage("dark") var isDark = false
  /// How lists are sorted.
  @AppStorage("sort") var order: SortOrder = .name
  @AppStorage("nickname") var nickname: String?
  @AppStorage("launches", store: .standard) private(set) var launches = 0

  func launch() {
    launches += 1
  }
}

struct PreferencesView: View {
  @State private var preferences = Preferences()

  var body: some View {
    TextField("Profile", text: $preferences.profile)
    Toggle("Dark", isOn: $preferences.isDark)
    Text(preferences.nickname ?? preferences.order.rawValue)
    Text("Launch \(preferences.launches)")
  }
}

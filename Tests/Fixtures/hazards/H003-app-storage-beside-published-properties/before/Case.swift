import SwiftUI

enum SortOrder: String {
  case name, date
}

final class Preferences: ObservableObject {
  @Published var profile = "Home"
  @AppStorage("dark") var isDark = false  // expect: app-storage-in-observable-class "@AppStorage("dark")"
  /// How lists are sorted.
  @AppStorage("sort") var order: SortOrder = .name  // expect: app-storage-in-observable-class "@AppStorage("sort")"
  @AppStorage("nickname") var nickname: String?  // expect: app-storage-in-observable-class "@AppStorage("nickname")"
  @AppStorage("launches", store: .standard) private(set) var launches = 0  // expect: app-storage-in-observable-class "@AppStorage("launches", store: .standard)"

  func launch() {
    launches += 1
  }
}

struct PreferencesView: View {
  @StateObject private var preferences = Preferences()

  var body: some View {
    TextField("Profile", text: $preferences.profile)
    Toggle("Dark", isOn: $preferences.isDark)
    Text(preferences.nickname ?? preferences.order.rawValue)
    Text("Launch \(preferences.launches)")
  }
}

import SwiftUI

enum SortOrder: String {
  case name, date
}

@Observable final class Preferences {
  var profile = "Home"
  var isDark: Bool {
    get {
      access(keyPath: \.isDark)
      return storedIsDark
    }
    set {
      withMutation(keyPath: \.isDark) {
        storedIsDark = newValue
      }
    }
  }
  @ObservationIgnored @AppStorage("dark") private var storedIsDark = false  // expect: app-storage-in-observable-class "@AppStorage("dark")"
  /// How lists are sorted.
  var order: SortOrder {
    get {
      access(keyPath: \.order)
      return storedOrder
    }
    set {
      withMutation(keyPath: \.order) {
        storedOrder = newValue
      }
    }
  }
  @ObservationIgnored @AppStorage("sort") private var storedOrder: SortOrder = .name  // expect: app-storage-in-observable-class "@AppStorage("sort")"
  var nickname: String? {
    get {
      access(keyPath: \.nickname)
      return storedNickname
    }
    set {
      withMutation(keyPath: \.nickname) {
        storedNickname = newValue
      }
    }
  }
  @ObservationIgnored @AppStorage("nickname") private var storedNickname: String?  // expect: app-storage-in-observable-class "@AppStorage("nickname")"
  private(set) var launches: Int {
    get {
      access(keyPath: \.launches)
      return storedLaunches
    }
    set {
      withMutation(keyPath: \.launches) {
        storedLaunches = newValue
      }
    }
  }
  @ObservationIgnored @AppStorage("launches", store: .standard) private var storedLaunches = 0  // expect: app-storage-in-observable-class "@AppStorage("launches", store: .standard)"

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

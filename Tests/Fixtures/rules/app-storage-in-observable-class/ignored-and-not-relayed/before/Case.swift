import SwiftUI

@Observable
final class Preferences {
  // expect-next: app-storage-in-observable-class "@AppStorage("fontSize")"
  @ObservationIgnored @AppStorage("fontSize") var fontSize = 12.0
  @ObservationIgnored
  @SwiftUI.AppStorage("theme")  // expect: app-storage-in-observable-class "@SwiftUI.AppStorage("theme")"
  private(set) var theme = "light"
  // expect-next: app-storage-in-observable-class "@SceneStorage("tab")"
  @SceneStorage("tab") @ObservationIgnored public var tab = 0
  var isEdited = false

  func useDarkTheme() { theme = "dark" }
}

struct PreferencesView: View {
  @Bindable var preferences: Preferences

  var body: some View {
    Slider(value: $preferences.fontSize)
    Text(preferences.theme)
  }
}

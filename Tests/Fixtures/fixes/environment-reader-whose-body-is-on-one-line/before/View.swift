import SwiftUI

final class Theme: ObservableObject { @Published var isDark = false; @Published var size = 12.0 }

struct ThemeToggle: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Toggle("Dark", isOn: $theme.isDark) }
}

struct SizeSlider: View { @EnvironmentObject var theme: Theme; var body: some View { Slider(value: $theme.size) } }

struct Both: View {
  @EnvironmentObject var theme: Theme
  var body: some View { HStack {
    Toggle("Dark", isOn: $theme.isDark)
    Slider(value: self.$theme.size)
  } }
}

struct Explicit: View {
  @EnvironmentObject var theme: Theme

  var body: some View {
    return Toggle("Dark", isOn: $theme.isDark)
  }
}

struct Commented: View {
  @EnvironmentObject var theme: Theme

  var body: some View { // All of it.
    // The toggle.
    Toggle("Dark", isOn: $theme.isDark)
  }
}

struct Tools: ToolbarContent {
  @EnvironmentObject var theme: Theme

  var body: some ToolbarContent {
    ToolbarItem { Toggle("Dark", isOn: $theme.isDark) }
  }
}

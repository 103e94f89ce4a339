import SwiftUI

@Observable final class Theme { var isDark = false; var size = 12.0 }

struct ThemeToggle: View {
  @Environment(Theme.self) var theme
  var body: some View { Toggle("Dark", isOn: Bindable(theme).isDark) }
}

struct SizeSlider: View { @Environment(Theme.self) var theme; var body: some View { Slider(value: Bindable(theme).size) } }

struct Both: View {
  @Environment(Theme.self) var theme
  var body: some View { HStack {
    Toggle("Dark", isOn: Bindable(theme).isDark)
    Slider(value: Bindable(self.theme).size)
  } }
}

struct Explicit: View {
  @Environment(Theme.self) var theme

  var body: some View {
    @Bindable var theme = theme
    return Toggle("Dark", isOn: $theme.isDark)
  }
}

struct Commented: View {
  @Environment(Theme.self) var theme

  var body: some View { // All of it.
    @Bindable var theme = theme
    // The toggle.
    Toggle("Dark", isOn: $theme.isDark)
  }
}

struct Tools: ToolbarContent {
  @Environment(Theme.self) var theme

  var body: some ToolbarContent {
    @Bindable var theme = theme
    ToolbarItem { Toggle("Dark", isOn: $theme.isDark) }
  }
}

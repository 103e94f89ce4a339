import SwiftUI

@Observable final class Theme {
  var name = ""
  var isDark = false
}

struct ThemeEditor: View {
  @Environment(Theme.self) var theme
  @State private var names: [String] = []

  var body: some View {
    @Bindable var theme = theme
    let title = theme.name
    VStack {
      TextField(title, text: $theme.name)
      ForEach($names, id: \.self) { $theme in
        TextField("Other", text: $theme)
      }
      row(theme: "x")
    }
  }

  private func row(theme: String) -> some View {
    Toggle(theme, isOn: Bindable(self.theme).isDark)
  }

  private func field() -> some View {
    let theme = "Theme"
    return TextField(theme, text: Bindable(self.theme).name)
  }
}

#Preview { ThemeEditor().environment(Theme()) }

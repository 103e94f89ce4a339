import SwiftUI

final class Theme: ObservableObject {
  @Published var name = ""
  @Published var isDark = false
}

struct ThemeEditor: View {
  @EnvironmentObject var theme: Theme
  @State private var names: [String] = []

  var body: some View {
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
    Toggle(theme, isOn: self.$theme.isDark)
  }

  private func field() -> some View {
    let theme = "Theme"
    return TextField(theme, text: self.$theme.name)
  }
}

#Preview { ThemeEditor().environmentObject(Theme()) }

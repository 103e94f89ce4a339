import SwiftUI

final class Theme: ObservableObject {
  @Published var isDark = false
}

struct Getter: View {
  @EnvironmentObject var theme: Theme

  var body: some View {
    get {
      Toggle("Dark", isOn: $theme.isDark)
    }
  }
}

struct Built: View {
  @EnvironmentObject var theme: Theme

  @ViewBuilder var body: some View {
    if theme.isDark {
      Toggle("Dark", isOn: $theme.isDark)
    } else {
      Text("Light")
    }
  }
}

struct Grouped: View {
  @EnvironmentObject var theme: Theme
  let name: String

  var body: some View {
    let title = name + "!"

    return Group {
      Toggle(title, isOn: $theme.isDark)
    }
  }
}

struct Switching: View {
  @EnvironmentObject var theme: Theme
  @EnvironmentObject var other: Theme

  var body: some View {
    switch theme.isDark {
    case true: Toggle("Dark", isOn: $theme.isDark)
    case false: Toggle("Other", isOn: $other.isDark)
    }
  }
}

struct Interpolated: View {
  @EnvironmentObject var theme: Theme

  var body: some View {
    Text("\($theme.isDark.wrappedValue)")
    Child(isDark: $theme.isDark, action: { $theme.isDark.wrappedValue.toggle() })
  }
}

struct Child: View {
  @Binding var isDark: Bool
  let action: @MainActor @Sendable () -> Void

  var body: some View { Button("Toggle", action: action) }
}

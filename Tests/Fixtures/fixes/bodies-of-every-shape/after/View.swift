import SwiftUI

@Observable final class Theme {
  var isDark = false
}

struct Getter: View {
  @Environment(Theme.self) var theme

  var body: some View {
    get {
      @Bindable var theme = theme
      Toggle("Dark", isOn: $theme.isDark)
    }
  }
}

struct Built: View {
  @Environment(Theme.self) var theme

  @ViewBuilder var body: some View {
    @Bindable var theme = theme
    if theme.isDark {
      Toggle("Dark", isOn: $theme.isDark)
    } else {
      Text("Light")
    }
  }
}

struct Grouped: View {
  @Environment(Theme.self) var theme
  let name: String

  var body: some View {
    @Bindable var theme = theme
    let title = name + "!"

    return Group {
      Toggle(title, isOn: $theme.isDark)
    }
  }
}

struct Switching: View {
  @Environment(Theme.self) var theme
  @Environment(Theme.self) var other

  var body: some View {
    @Bindable var theme = theme
    @Bindable var other = other
    switch theme.isDark {
    case true: Toggle("Dark", isOn: $theme.isDark)
    case false: Toggle("Other", isOn: $other.isDark)
    }
  }
}

struct Interpolated: View {
  @Environment(Theme.self) var theme

  var body: some View {
    @Bindable var theme = theme
    Text("\($theme.isDark.wrappedValue)")
    Child(isDark: $theme.isDark, action: { $theme.isDark.wrappedValue.toggle() })
  }
}

struct Child: View {
  @Binding var isDark: Bool
  let action: @MainActor @Sendable () -> Void

  var body: some View { Button("Toggle", action: action) }
}

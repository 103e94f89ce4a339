import SwiftUI

@Observable final class Preferences {
  var isCompact = false
  var zoom = 1.0
}

struct Zoomed: ViewModifier {
  @Environment(Preferences.self) private var preferences

  func body(content: Content) -> some View {
    @Bindable var preferences = preferences
    content
      .scaleEffect(preferences.zoom)
      .overlay { Slider(value: $preferences.zoom) }
  }
}

struct ViewCommands: Commands {
  @Bindable var preferences: Preferences

  var body: some Commands {
    CommandMenu("View") {
      Toggle("Compact", isOn: $preferences.isCompact)
    }
  }
}

struct PreferenceTools: ToolbarContent {
  var preferences: Preferences

  var body: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) {
      Button(preferences.isCompact ? "Roomy" : "Compact") { preferences.isCompact.toggle() }
    }
  }
}

@main
struct DemoApp: App {
  @State var preferences = Preferences()

  var body: some Scene {
    WindowGroup {
      Text("Hello")
        .modifier(Zoomed())
        .toolbar { PreferenceTools(preferences: preferences) }
        .environment(preferences)
    }
    .commands { ViewCommands(preferences: preferences) }

    Settings {
      Text("Settings").modifier(Zoomed()).environment(preferences)
    }
  }
}

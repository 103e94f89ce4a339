import SwiftUI

final class Preferences: ObservableObject {
  @Published var isCompact = false
  @Published var zoom = 1.0
}

struct Zoomed: ViewModifier {
  @EnvironmentObject private var preferences: Preferences

  func body(content: Content) -> some View {
    content
      .scaleEffect(preferences.zoom)
      .overlay { Slider(value: $preferences.zoom) }
  }
}

struct ViewCommands: Commands {
  @ObservedObject var preferences: Preferences

  var body: some Commands {
    CommandMenu("View") {
      Toggle("Compact", isOn: $preferences.isCompact)
    }
  }
}

struct PreferenceTools: ToolbarContent {
  @ObservedObject var preferences: Preferences

  var body: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) {
      Button(preferences.isCompact ? "Roomy" : "Compact") { preferences.isCompact.toggle() }
    }
  }
}

@main
struct DemoApp: App {
  @StateObject var preferences = Preferences()

  var body: some Scene {
    WindowGroup {
      Text("Hello")
        .modifier(Zoomed())
        .toolbar { PreferenceTools(preferences: preferences) }
        .environmentObject(preferences)
    }
    .commands { ViewCommands(preferences: preferences) }

    Settings {
      Text("Settings").modifier(Zoomed()).environmentObject(preferences)
    }
  }
}

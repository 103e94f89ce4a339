import SwiftUI

@Observable final class Options { var isLarge = false }

/// Nobody puts the options in, and it never asks for them.
struct OptionsPage: View {
  @Environment(Options.self) private var options

  var body: some View { Text("Options") }
}

enum Page { case home, options }

struct Pages: View {
  let page: Page

  var body: some View {
    switch page {
    case .home: Text("Home")
    case .options: OptionsPage()
    }
  }
}

@main struct Reader: App {
  var body: some Scene {
    WindowGroup {
      Pages(page: .home)  // expect: environment-model-not-provided "Pages"
    }
  }
}

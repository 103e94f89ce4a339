import SwiftUI
import UIKit

@MainActor
@Observable
final class Theme {
  static let shared = Theme()
  var accent = Color.red
}

struct Themed<Content: View>: View {
  let content: Content

  var body: some View {
    content.environment(Theme.shared)
  }
}

/// Wraps every root view that it is given.
class ThemedController<Content: View>: UIHostingController<Themed<Content>> {
  init(themed content: Content) {
    super.init(rootView: Themed(content: content))
  }

  init(rootView content: Content) {
    super.init(rootView: Themed(content: content))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("no coder")
  }
}

struct Swatch: View {
  @Environment(Theme.self) var theme

  var body: some View {
    theme.accent
  }
}

final class SwatchController: ThemedController<Swatch> {
  init() {
    super.init(rootView: Swatch())
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("no coder")
  }
}

func makeSwatch() -> UIViewController {
  ThemedController(rootView: Swatch())
}

import AppKit
import SwiftUI

@Observable final class Clipboard {
  var text = ""
}

struct ClipboardView: View {
  @Environment(Clipboard.self) var clipboard

  var body: some View {
    Text(clipboard.text)
  }
}

@MainActor
final class WindowFactory {
  private let clipboard = Clipboard()

  func views() -> [NSView] {
    [
      NSHostingView(rootView: ClipboardView()),  // expect: environment-model-not-provided "ClipboardView"
      NSHostingView(rootView: ClipboardView().environment(clipboard)),
    ]
  }

  func controller() -> NSViewController {
    let content = ClipboardView()  // expect: environment-model-not-provided "ClipboardView"
    return NSHostingController(rootView: content)
  }
}

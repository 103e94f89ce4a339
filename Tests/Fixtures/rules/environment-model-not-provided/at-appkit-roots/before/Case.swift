import AppKit
import SwiftUI

final class Clipboard: ObservableObject {
  @Published var text = ""
}

struct ClipboardView: View {
  @EnvironmentObject var clipboard: Clipboard

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
      NSHostingView(rootView: ClipboardView().environmentObject(clipboard)),
    ]
  }

  func controller() -> NSViewController {
    let content = ClipboardView()  // expect: environment-model-not-provided "ClipboardView"
    return NSHostingController(rootView: content)
  }
}

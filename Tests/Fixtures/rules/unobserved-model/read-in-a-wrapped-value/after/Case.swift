import SwiftUI

@Observable final class Window {
  var title = ""
}

/// A view that uses the wrapper reads through it whenever it draws.
@propertyWrapper
struct WindowTitle: DynamicProperty {
  let window: Window  // expect: unobserved-model "window"

  var wrappedValue: String {
    window.title
  }
}

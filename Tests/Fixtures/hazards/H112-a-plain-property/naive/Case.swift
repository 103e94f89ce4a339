// error: expected
import SwiftUI

@Observable final class Typeface {
  var size = 12
  var `default` = "Serif"
  var `italic` = false

  func reset() {
    size = 12
    self.default = "Serif"
    italic = false
  }
}

struct TypefaceView: View {
  @State private var typeface = Typeface()

  var body: some View {
    Stepper("Size", value: $typeface.size)
    Button("Reset") { typeface.reset() }
  }
}

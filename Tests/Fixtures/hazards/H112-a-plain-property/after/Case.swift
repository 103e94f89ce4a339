import SwiftUI

@Observable final class Typeface {
  var size = 12
  @ObservationIgnored var `default` = "Serif"  // expect: unpublished-stored-property "`default`"
  @ObservationIgnored var `italic` = false  // expect: unpublished-stored-property "`italic`"

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

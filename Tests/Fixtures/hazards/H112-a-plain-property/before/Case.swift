import SwiftUI

final class Typeface: ObservableObject {
  @Published var size = 12
  var `default` = "Serif"  // expect: unpublished-stored-property "`default`"
  var `italic` = false  // expect: unpublished-stored-property "`italic`"

  func reset() {
    size = 12
    self.default = "Serif"
    italic = false
  }
}

struct TypefaceView: View {
  @StateObject private var typeface = Typeface()

  var body: some View {
    Stepper("Size", value: $typeface.size)
    Button("Reset") { typeface.reset() }
  }
}

import SwiftUI

final class Variant {
  let id: Int
  var colour = ""

  init(id: Int) { self.id = id }
}

/// The '==' of the tests is not there where this is compiled.
@Observable final class Bundle {
  // says-not-next: "updates no view"
  var variant = Variant(id: 1)

  func choose(_ colour: String) {
    let next = Variant(id: variant.id)
    next.colour = colour
    variant = next
  }
}

struct BundleView: View {
  @State private var bundle = Bundle()

  var body: some View {
    Button(bundle.variant.colour) { bundle.choose("red") }
  }
}

import SwiftUI

struct Swatch<Model: Observable & AnyObject>: View {
  var model: Model

  var body: some View { Text("Swatch") }
}

@MainActor
func sampleSwatch() -> some View {
  // error: local type cannot have attached extension macro
  @Observable final class Sample {
    var colour = "red"
  }
  return Swatch(model: Sample())
}

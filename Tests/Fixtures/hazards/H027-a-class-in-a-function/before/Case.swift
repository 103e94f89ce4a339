import SwiftUI

struct Swatch<Model: ObservableObject>: View {
  @ObservedObject var model: Model

  var body: some View { Text("Swatch") }
}

@MainActor
func sampleSwatch() -> some View {
  final class Sample: ObservableObject {  // expect: unsupported-declaration "Sample"
    @Published var colour = "red"
  }
  return Swatch(model: Sample())
}

import SwiftUI

/// About types that carry it, and nobody does.
@attached(extension, conformances: ObservableObject)
macro ObservableObject() = #externalMacro(module: "OrchardMacros", type: "OrchardMacro")

@Observable final class Orchard {  // expect: observable-object-class "Orchard"
  var trees = 12
}

struct OrchardView: View {
  @State private var orchard = Orchard()

  var body: some View { Text("\(orchard.trees)") }
}

import SwiftUI

/// About types that carry it, and nobody does.
@attached(extension, conformances: ObservableObject)
macro ObservableObject() = #externalMacro(module: "OrchardMacros", type: "OrchardMacro")

final class Orchard: ObservableObject {  // expect: observable-object-class "Orchard"
  @Published var trees = 12
}

struct OrchardView: View {
  @StateObject private var orchard = Orchard()

  var body: some View { Text("\(orchard.trees)") }
}

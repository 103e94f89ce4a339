import SwiftUI

/// The conformance alone tracks nothing: views follow it because it is an `ObservableObject`.
final class Kiln: ObservableObject, Observable {  // expect: unsupported-declaration "Kiln"
  @Published var degrees = 20
}

@MainActor final class Shelf: ObservableObject, Observation.Observable {  // expect: unsupported-declaration "Shelf"
  @Published var pots = 3
}

/// Its conformance stands in another file.
final class Glaze: ObservableObject {  // expect: unsupported-declaration "Glaze"
  // says-previous: "it conforms to 'Observable' without the macro"
  @Published var colour = "celadon"
}

struct KilnView: View {
  @StateObject private var kiln = Kiln()
  @StateObject private var shelf = Shelf()
  @StateObject private var glaze = Glaze()

  var body: some View {
    Stepper("\(kiln.degrees) degrees", value: $kiln.degrees)
    Stepper("\(shelf.pots) pots", value: $shelf.pots)
    TextField("Glaze", text: $glaze.colour)
    ThermometerView()
  }
}

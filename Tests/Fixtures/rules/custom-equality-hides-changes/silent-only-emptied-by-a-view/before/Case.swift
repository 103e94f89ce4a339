import SwiftUI

struct Parcel: Identifiable, Equatable {
  let id: Int
  var address = ""

  static func == (a: Parcel, b: Parcel) -> Bool { a.id == b.id }
}

/// What is set as a whole holds nothing, and so differs from every value that holds something.
@Observable
final class Ferry {
  var parcels: [Parcel] = []
  var byDeck: [Int: Parcel] = [:]
  var urgent: Parcel?

  init(urgent: Parcel?) { self.urgent = urgent }

  func load(_ parcel: Parcel, deck: Int) {
    parcels.append(parcel)
    byDeck[deck] = parcel
  }
}

struct FerryView: View {
  let ferry: Ferry

  var body: some View {
    Text(ferry.parcels.map(\.address).joined())
    Text(ferry.byDeck.values.map(\.address).joined())
    Text(ferry.urgent?.address ?? "None")
    Button("Unload") {
      ferry.parcels = []
      ferry.byDeck = [:]
      ferry.urgent = nil
    }
  }
}

import SwiftUI

@Observable final class Voyage {
  private(set) var ports: [String] = []

  init(from port: String) { plan(port) }

  func plan(_ port: String) { ports.append(port) }
}

struct VoyageView: View {
  @State var voyage: Voyage  // expect: eager-model-initializer "@StateObject"
  var title = "Voyage"

  var body: some View { Text("\(title): \(voyage.ports.joined())") }
}

struct ShipView: View {
  var body: some View {
    VoyageView(voyage: Voyage(from: "Lisbon"), title: "Outward")
    VoyageView(voyage: Voyage(from: "Goa"))
  }
}

import SwiftUI

final class Ferry: ObservableObject {
  @Published var deck = 1
  var name = "Aurora"  // expect: unpublished-stored-property "name"
  var crew = 4  // expect: unpublished-stored-property "crew"
  var fuel = 80  // expect: unpublished-stored-property "fuel"
  var log: [String] = []  // expect: unpublished-stored-property "log"
  var port = "Vik"  // expect: unpublished-stored-property "port"
}

@MainActor let ferry = Ferry()

/// Drawn, through the function that the body calls.
func title(of ferry: Ferry) -> String { "The \(plainName(of: ferry))" }
func plainName(of ferry: Ferry) -> String { ferry.name }
@MainActor var whereabouts: String { "In \(ferry.port)" }

/// A view, so it is drawn wherever it is used.
func crewBadge(of ferry: Ferry) -> some View { Text("\(ferry.crew)") }

/// Only an action calls it.
func refuel(_ ferry: Ferry) {
  if ferry.fuel < 10 { ferry.fuel = 100 }
}

/// Nobody calls it.
func report(on ferry: Ferry) -> String { ferry.log.joined(separator: "\n") }

struct FerryView: View {
  @ObservedObject var ferry: Ferry

  var body: some View {
    Text(title(of: ferry))
    Text(whereabouts)
    Stepper("Deck", value: $ferry.deck)
    Button("Refuel") { refuel(ferry) }
  }
}

import SwiftUI

final class Engine: ObservableObject {
  @Published var speed = 0

  func hum() { objectWillChange.send() }
}

@Observable final class Boat {
  var name = "Gull"
  // says-next: "becomes '@ObservationIgnored': it holds another model, which tells of its changes"
  @ObservationIgnored @ObservedObject var engine = Engine()  // expect: unpublished-stored-property "engine"
  // says-next: "becomes '@ObservationIgnored': it holds another model, which tells of its changes"
  @ObservationIgnored @ObservedObject private var spare = Engine()  // expect: unpublished-stored-property "spare"

  func swap() { spare.hum() }
}

struct BoatView: View {
  var boat: Boat

  var body: some View {
    Text("\(boat.name) \(boat.engine.speed)")
  }
}

/// What is shown is another one by and by, of which nothing tells; its class cannot be told.
final class Harbour<Ship: ObservableObject & Named>: ObservableObject {
  @Published var name = "West"
  // says-next: "becomes '@ObservationIgnored': its wrapper goes no sooner than that of the model"
  @ObservedObject var flagship: Ship  // expect: unpublished-stored-property "flagship"

  init(flagship: Ship) { self.flagship = flagship }

  func swap(_ ship: Ship) { flagship = ship }
}

protocol Named {
  var name: String { get }
}

struct HarbourView<Ship: ObservableObject & Named>: View {
  @ObservedObject var harbour: Harbour<Ship>

  // says-next: "a view shows 'flagship', which cannot be tracked, and may no longer update"
  var body: some View { Text("\(harbour.name) \(harbour.flagship.name)") }
}

import SwiftUI

final class Engine: ObservableObject {
  @Published var speed = 0

  func hum() { objectWillChange.send() }
}

final class Boat: ObservableObject {
  @Published var name = "Gull"
  // says-next: "becomes '@ObservationIgnored': it holds another model, which tells of its changes"
  @ObservedObject var engine = Engine()  // expect: unpublished-stored-property "engine"
  // says-next: "becomes '@ObservationIgnored': it holds another model, which tells of its changes"
  @ObservedObject private var spare = Engine()  // expect: unpublished-stored-property "spare"

  func swap() { spare.hum() }
}

struct BoatView: View {
  @ObservedObject var boat: Boat

  var body: some View {
    Text("\(boat.name) \(boat.engine.speed)")
  }
}

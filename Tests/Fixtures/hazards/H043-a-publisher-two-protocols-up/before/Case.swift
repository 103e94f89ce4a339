import Combine
import SwiftUI

protocol Named {
  var namePublisher: Published<String>.Publisher { get }  // expect: published-in-protocol "namePublisher"
}

protocol Listed: Named {
  var number: Int { get }
}

final class Ship: ObservableObject, Listed {
  let number = 7
  @Published var name = "Argo"

  var namePublisher: Published<String>.Publisher { $name }
}

struct ShipView: View {
  @StateObject private var ship = Ship()

  var body: some View { TextField("Ship \(ship.number)", text: $ship.name) }
}

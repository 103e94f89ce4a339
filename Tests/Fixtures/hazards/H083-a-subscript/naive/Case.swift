import Combine
import Observation

@Observable final class Ticket {
  var seat = 4
}

struct Wardrobe {
  private var kept: [ObjectIdentifier: AnyObject] = [:]

  subscript<Model: ObservableObject>(type: Model.Type) -> Model? {
    kept[ObjectIdentifier(type)] as? Model
  }
}

func ticket(in wardrobe: Wardrobe) -> Ticket? {
  // error: requires that 'Ticket' conform to 'ObservableObject'
  wardrobe[Ticket.self]
}

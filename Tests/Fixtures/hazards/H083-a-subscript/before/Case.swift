import Combine

final class Ticket: ObservableObject {
  @Published var seat = 4
}

struct Wardrobe {
  private var kept: [ObjectIdentifier: AnyObject] = [:]

  subscript<Model: ObservableObject>(type: Model.Type) -> Model? {
    kept[ObjectIdentifier(type)] as? Model
  }
}

func ticket(in wardrobe: Wardrobe) -> Ticket? {
  // expect-next: constrained-to-observable-object "Ticket.self"
  wardrobe[Ticket.self]
}

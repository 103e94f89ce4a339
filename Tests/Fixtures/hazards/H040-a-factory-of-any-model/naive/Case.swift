import SwiftUI

@Observable final class Agenda {
  var items = ["Budget"]
}

enum Factory {
  static func make<Model: ObservableObject>() -> Model { fatalError("not registered") }
}

struct AgendaView: View {
  @State private var agenda: Agenda = Factory.make()  // error: static method 'make()' requires that 'Agenda' conform to 'ObservableObject'

  var body: some View { List(agenda.items, id: \.self) { Text($0) } }
}

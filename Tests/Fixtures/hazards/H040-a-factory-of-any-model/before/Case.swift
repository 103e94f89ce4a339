import SwiftUI

final class Agenda: ObservableObject {
  @Published var items = ["Budget"]
}

enum Factory {
  static func make<Model: ObservableObject>() -> Model { fatalError("not registered") }
}

struct AgendaView: View {
  @StateObject private var agenda: Agenda = Factory.make()  // expect: constrained-to-observable-object "make"

  var body: some View { List(agenda.items, id: \.self) { Text($0) } }
}

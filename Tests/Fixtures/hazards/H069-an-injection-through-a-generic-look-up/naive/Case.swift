import SwiftUI

@Observable final class Harbour {
  var ships = 3
}

struct Registry {
  let harbour = Harbour()

  func find<Part>(_ path: KeyPath<Registry, Part>) -> Part { self[keyPath: path] }
}

struct HarbourView: View {
  @Environment(Harbour.self) private var harbour

  var body: some View { Text("\(harbour.ships) ships") }
}

struct CoastView: View {
  let registry = Registry()

  var body: some View {
    HarbourView().environmentObject(registry.find(\.harbour))  // error: instance method 'environmentObject' requires that 'Harbour' conform to 'ObservableObject'
  }
}

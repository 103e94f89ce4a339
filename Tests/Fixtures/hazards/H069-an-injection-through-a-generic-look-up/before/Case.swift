import SwiftUI

final class Harbour: ObservableObject {
  @Published var ships = 3
}

struct Registry {
  let harbour = Harbour()

  func find<Part>(_ path: KeyPath<Registry, Part>) -> Part { self[keyPath: path] }
}

struct HarbourView: View {
  @EnvironmentObject private var harbour: Harbour

  var body: some View { Text("\(harbour.ships) ships") }
}

struct CoastView: View {
  let registry = Registry()

  var body: some View {
    HarbourView().environmentObject(registry.find(\.harbour))  // expect: unresolved-injection "environmentObject"
  }
}

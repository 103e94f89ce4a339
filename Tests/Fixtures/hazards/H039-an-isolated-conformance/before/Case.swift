import SwiftUI

@MainActor
final class Crane: @MainActor ObservableObject, Identifiable {  // expect: observable-object-class "Crane"
  @Published var load = 0
}

@MainActor
final class Hoist {  // expect: observable-object-class "Hoist"
  @Published var load = 0
}

extension Hoist: @preconcurrency ObservableObject, Identifiable {}

nonisolated func name(of crane: Crane, and hoist: Hoist) -> [ObjectIdentifier] {
  [crane.id, hoist.id]
}

struct CraneView: View {
  @ObservedObject var crane: Crane
  @ObservedObject var hoist: Hoist

  var body: some View { Text("\(crane.load + hoist.load)") }
}

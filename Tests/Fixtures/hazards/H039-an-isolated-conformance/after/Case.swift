import SwiftUI

@MainActor
@Observable
final class Crane: Identifiable {  // expect: observable-object-class "Crane"
  var load = 0
}

@MainActor
@Observable
final class Hoist {  // expect: observable-object-class "Hoist"
  var load = 0
}

extension Hoist: Identifiable {}

nonisolated func name(of crane: Crane, and hoist: Hoist) -> [ObjectIdentifier] {
  [crane.id, hoist.id]
}

struct CraneView: View {
  var crane: Crane
  var hoist: Hoist

  var body: some View { Text("\(crane.load + hoist.load)") }
}

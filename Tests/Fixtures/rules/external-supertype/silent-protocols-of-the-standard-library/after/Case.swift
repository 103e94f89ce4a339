import SwiftUI

@Observable final class Flag: ExpressibleByBooleanLiteral {
  var isUp: Bool

  init(booleanLiteral value: Bool) { isUp = value }
}

@Observable final class Slot: ExpressibleByNilLiteral {
  var name: String?

  init(nilLiteral: ()) { name = nil }
}

struct FlagView: View {
  var flag: Flag
  var slot: Slot

  var body: some View { Text(flag.isUp ? slot.name ?? "-" : "down") }
}

import SwiftUI

final class Flag: ExpressibleByBooleanLiteral, ObservableObject {
  @Published var isUp: Bool

  init(booleanLiteral value: Bool) { isUp = value }
}

final class Slot: ExpressibleByNilLiteral, ObservableObject {
  @Published var name: String?

  init(nilLiteral: ()) { name = nil }
}

struct FlagView: View {
  @ObservedObject var flag: Flag
  @ObservedObject var slot: Slot

  var body: some View { Text(flag.isUp ? slot.name ?? "-" : "down") }
}

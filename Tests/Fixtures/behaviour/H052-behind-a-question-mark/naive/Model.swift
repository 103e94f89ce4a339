import SwiftUI

struct Frost {
  var color: String?
}

@Observable final class Windshield {
  var frost: Frost? = Frost()

  func paint() { frost?.color = frost?.color ?? "white" }
}

struct WindshieldView: View {
  var shield: Windshield

  var body: some View { Text(shield.frost?.color ?? "clear") }
}

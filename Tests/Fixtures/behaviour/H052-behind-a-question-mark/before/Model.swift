import SwiftUI

struct Frost {
  var color: String?
}

final class Windshield: ObservableObject {
  @Published var frost: Frost? = Frost()

  func paint() { frost?.color = frost?.color ?? "white" }
}

struct WindshieldView: View {
  @ObservedObject var shield: Windshield

  var body: some View { Text(shield.frost?.color ?? "clear") }
}

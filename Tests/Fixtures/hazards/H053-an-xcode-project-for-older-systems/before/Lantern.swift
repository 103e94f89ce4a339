import SwiftUI

final class Lantern: ObservableObject {  // expect: deployment-floor "Lantern"
  @Published var isLit = false
}

struct LanternView: View {
  @StateObject private var lantern = Lantern()

  var body: some View { Toggle("Lit", isOn: $lantern.isLit) }
}

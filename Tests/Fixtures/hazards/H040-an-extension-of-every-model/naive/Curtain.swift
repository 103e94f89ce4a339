import SwiftUI

@Observable final class Curtain {
  var isDrawn = false
}

struct CurtainView: View {
  @State private var curtain = Curtain()

  var body: some View {
    Toggle("Drawn", isOn: curtain.bound(to: \.isDrawn))  // error: has no dynamic member 'bound'
  }
}

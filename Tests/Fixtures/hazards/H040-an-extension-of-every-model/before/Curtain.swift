import SwiftUI

final class Curtain: ObservableObject {
  @Published var isDrawn = false
}

struct CurtainView: View {
  @StateObject private var curtain = Curtain()

  var body: some View {
    Toggle("Drawn", isOn: curtain.bound(to: \.isDrawn))  // expect: constrained-to-observable-object "bound"
  }
}

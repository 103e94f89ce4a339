import Combine
import SwiftUI

#if os(iOS)
  final class Torch: ObservableObject {
    @Published var isOn = false
    private var subscription: AnyCancellable?

    init() {
      subscription = $isOn.sink { print($0) }  // expect: published-projection "$isOn"
    }
  }
#else
  final class Torch: ObservableObject {
    @Published var isOn = false
  }
#endif

struct TorchView: View {
  @StateObject private var torch = Torch()

  var body: some View { Toggle("Torch", isOn: $torch.isOn) }
}

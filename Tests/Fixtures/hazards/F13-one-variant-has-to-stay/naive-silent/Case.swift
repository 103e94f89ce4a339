import Combine
import SwiftUI

#if os(iOS)
  // Lost: on a phone this does not compile, which nobody sees on another system.
  @Observable final class Torch {
    var isOn = false
    private var subscription: AnyCancellable?

    init() {
      subscription = $isOn.sink { print($0) }
    }
  }
#else
  @Observable final class Torch {
    var isOn = false
  }
#endif

struct TorchView: View {
  @State private var torch = Torch()

  var body: some View { Toggle("Torch", isOn: $torch.isOn) }
}

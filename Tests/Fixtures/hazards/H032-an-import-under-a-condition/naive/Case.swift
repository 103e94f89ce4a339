import Combine
#if os(iOS)
import SwiftUI
#endif

@Observable final class Torch {  // error: unknown attribute 'Observable'
  var isOn = false
}

#if os(iOS)
struct TorchView: View {
  @Bindable var torch: Torch

  var body: some View { Toggle("Torch", isOn: $torch.isOn) }
}
#endif

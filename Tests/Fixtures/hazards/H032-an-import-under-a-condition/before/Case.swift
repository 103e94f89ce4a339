import Combine
#if os(iOS)
import SwiftUI
#endif

final class Torch: ObservableObject {  // expect: observable-object-class "Torch"
  @Published var isOn = false
}

#if os(iOS)
struct TorchView: View {
  @ObservedObject var torch: Torch

  var body: some View { Toggle("Torch", isOn: $torch.isOn) }
}
#endif

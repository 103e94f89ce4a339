import SwiftUI

final class Model: ObservableObject {
  @Published var name = ""
}

struct Screen: View {
  @Bindable var vm: Model  // error: only works with Observable types
  var body: some View { TextField("", text: $vm.name) }
}

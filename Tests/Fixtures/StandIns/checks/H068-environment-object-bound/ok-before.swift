import SwiftUI

final class Model: ObservableObject {
  @Published var name = ""
}

struct Screen: View {
  @EnvironmentObject var vm: Model
  var body: some View { TextField("", text: $vm.name) }
}

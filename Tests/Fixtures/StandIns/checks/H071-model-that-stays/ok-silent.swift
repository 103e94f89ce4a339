import SwiftUI

final class Model: ObservableObject {
  @Published var name = ""
}

struct Screen: View {
  @State var vm = Model()
  var plain: Model
  var body: some View { Text(vm.name + plain.name) }
}

import SwiftUI

final class Model: ObservableObject {
  @Published var name = ""
}

struct Screen: View {
  @ObservedObject var vm: Model
  init(vm: Model) { _vm = ObservedObject(wrappedValue: vm) }
  var body: some View { Text(vm.name) }
}

struct Other: View {
  @ObservedObject var vm: Model
  init(vm: Model) { _vm = ObservedObject(initialValue: vm) }
  var body: some View { Text(vm.name) }
}

import SwiftUI

final class Model: ObservableObject {
  @Published var name = ""
}

struct Field: View {
  let vm: ObservedObject<Model>.Wrapper
  @ObservedObject var model: Model
  init(vm: ObservedObject<Model>.Wrapper, model: ObservedObject<Model>) {
    self.vm = vm
    _model = model
  }
  var body: some View { TextField("", text: vm.name) }
}

struct Screen: View {
  @ObservedObject var vm: Model
  var body: some View { Field(vm: $vm, model: _vm) }
}

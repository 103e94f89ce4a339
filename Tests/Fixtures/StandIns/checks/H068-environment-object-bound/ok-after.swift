import SwiftUI

@Observable final class Model {
  var name = ""
  var items = [1]
}

struct Screen: View {
  @Environment(Model.self) private var vm
  var body: some View {
    @Bindable var vm = vm
    TextField("", text: $vm.name)
    if vm.name.isEmpty {
      @Bindable var again = vm
      TextField("", text: $again.name)
    }
    ForEach(vm.items, id: \.self) { _ in
      @Bindable var inside = vm
      TextField("", text: $inside.name)
    }
    field
    made()
    built
  }
  var field: some View {
    @Bindable var vm = vm
    return TextField("", text: $vm.name)
  }
  func made() -> some View { TextField("", text: Bindable(vm).name) }
  @ViewBuilder var built: some View {
    @Bindable var vm = vm
    TextField("", text: $vm.name)
  }
}

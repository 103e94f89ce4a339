import SwiftUI

protocol Screenable: AnyObject, Observable {
  var name: String { get set }
}

@Observable final class Model: Screenable {
  var name = ""
}

struct Screen<VM: Screenable>: View {
  @Bindable var vm: VM
  var body: some View { TextField("", text: $vm.name) }
}

struct Root: View {
  var body: some View { Screen(vm: Model()) }
}

import SwiftUI

protocol Screenable: ObservableObject {
  var name: String { get set }
}

final class Model: Screenable {
  @Published var name = ""
}

struct Screen<VM: Screenable>: View {
  @ObservedObject var vm: VM
  var body: some View { TextField("", text: $vm.name) }
}

struct Other<VM: ObservableObject>: View {
  @StateObject var vm: VM
  var body: some View { Text("") }
}

struct Root: View {
  var body: some View {
    Screen(vm: Model())
    Other(vm: Model())
  }
}

import SwiftUI

protocol Screenable: Observable {
  var name: String { get set }
}

struct Screen<VM: Screenable>: View {
  let vm: VM
  var body: some View {
    Button("") { vm.name = "a" }  // error: cannot assign to property: 'vm' is a 'let' constant
  }
}

struct Other<VM: Screenable>: View {
  var vm: VM
  var body: some View {
    Button("") { vm.name = "a" }  // error: cannot assign to property: 'self' is immutable
  }
}

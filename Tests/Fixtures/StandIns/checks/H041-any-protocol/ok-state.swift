import SwiftUI

protocol Named: AnyObject, Observable {
  var name: String { get set }
}

struct Screen: View {
  @State var vm: any Named
  var body: some View { Text(vm.name) }
}

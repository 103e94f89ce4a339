import SwiftUI

protocol Named: AnyObject, Observable {
  var name: String { get set }
}

struct Screen: View {
  @Bindable var vm: any Named  // error: 'init(wrappedValue:)' is unavailable
  var body: some View { Text(vm.name) }
}

import SwiftUI

final class Cart: ObservableObject {
  @Published(/* three */ wrappedValue: 3) var count: Int
  @Published var name: String

  init(name: String) {
    _name = Published(/* given */ initialValue: name /* as is */)
  }
}

struct CartView: View {
  @StateObject private var own: Cart
  @ObservedObject private var given: Cart

  init(given: Cart) {
    _own = StateObject(/* ours */ wrappedValue: /* new */ Cart(name: "a") /* made */)
    _given = ObservedObject(wrappedValue: given /* theirs */)
  }

  var body: some View { Text("\(own.count) \(given.count)") }
}

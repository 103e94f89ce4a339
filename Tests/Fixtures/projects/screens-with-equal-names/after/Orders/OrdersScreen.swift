import SwiftUI

struct OrdersScreen: View {
  @Bindable var model: ViewModel  // expect: state-object "@StateObject" ; state-object-on-injected-model "@StateObject"

  var body: some View {
    VStack {
      PlainHeader(model: .init(title: "Orders"))
      searchField
      ForEach(model.visibleOrders, id: \.self) { order in
        Text(order)
      }
    }
  }
}

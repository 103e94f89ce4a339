import SwiftUI

typealias AccountModel = AccountScreen.ViewModel

struct AccountScreen: View {
  let orders: OrdersScreen.ViewModel
  @State private var model: AccountModel = .init()  // expect: state-object "@StateObject"

  var body: some View {
    VStack {
      NameRow(model: model)
      MailRow(model: model)
      OrdersBadge(model: orders)
      LastOrder(model: orders)
    }
  }

  @Observable final class ViewModel {  // expect: observable-object-class "ViewModel"
    var name = ""  // expect: published-property "@Published"
    // expect: published-property "@Published"
    var mail = ""
    let id = 7
    static var cache: Int { 0 }
  }
}

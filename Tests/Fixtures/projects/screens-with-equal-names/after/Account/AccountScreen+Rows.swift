import SwiftUI

extension AccountScreen {
  /// `ViewModel` is the one of the screen that is extended here.
  struct NameRow: View {
    @Bindable var model: ViewModel  // expect: observed-object "@ObservedObject"

    var body: some View {
      TextField("Name", text: $model.name)
    }
  }

  /// Reads the orders of the other screen, and sees no change of them.
  struct OrdersBadge: View {
    var model: OrdersScreen.ViewModel  // expect: unobserved-model "model"

    var body: some View {
      Text("\(count)")
    }

    private var count: Int { model.orders.count }
  }

  struct LastOrder: View {
    var model: OrdersScreen.ViewModel  // expect: observed-object "@ObservedObject"

    var body: some View {
      Text(model.orders.last ?? "Nothing ordered")
    }
  }
}

struct MailRow: View {
  var model: AccountModel  // expect: observed-object "@ObservedObject"

  var body: some View {
    Text(model.mail)
  }
}

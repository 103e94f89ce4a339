import SwiftUI

class Screen {
  var title = ""
  var isLoading = false
}

class ListScreen: Screen {}

@Observable
final class OrdersScreen: ListScreen {  // expect: partially-observable-hierarchy "OrdersScreen"
  var orders: [String] = []
}

@Observable
final class HelpScreen: Screen {  // expect: partially-observable-hierarchy "HelpScreen"
  var topics: [String] = []
}

struct OrdersView: View {
  let screen: OrdersScreen

  var body: some View { Text(screen.title) }
}

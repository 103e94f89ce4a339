import SwiftUI

@main
struct MarketApp: App {
  @State private var orders = OrdersScreen.ViewModel()  // expect: state-object "@StateObject"

  var body: some Scene {
    WindowGroup {
      TabView {
        OrdersScreen(model: orders)
          .tabItem { Text("Orders") }
        ReturnsScreen()
          .tabItem { Text("Returns") }
        AccountScreen(orders: orders)
          .tabItem { Text("Account") }
      }
    }
  }
}

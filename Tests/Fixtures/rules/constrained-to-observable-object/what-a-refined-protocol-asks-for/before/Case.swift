import SwiftUI

protocol Loading { func load() }
protocol Reloading: Loading {}

extension Reloading where Self: ObservableObject {  // expect: constrained-to-observable-object "Reloading"
  func load() {}
}

final class Shop: ObservableObject {
  @Published var goods: [String] = []
}

extension Shop: Reloading {}

/// Has its own.
final class Stall: ObservableObject, Reloading {
  @Published var goods: [String] = []

  func load() { goods = ["apple"] }
}

struct ShopView: View {
  @StateObject private var shop = Shop()
  @StateObject private var stall = Stall()

  var body: some View { Text("\(shop.goods.count) \(stall.goods.count)") }
}

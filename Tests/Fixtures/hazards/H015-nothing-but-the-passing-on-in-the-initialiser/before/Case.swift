import Combine
import SwiftUI

final class Cart: ObservableObject {
  @Published var count = 0
}

final class Shop: ObservableObject {
  @Published var cart = Cart()
  private var bag: Set<AnyCancellable> = []

  init() {
    // expect-next: object-will-change "objectWillChange" ; object-will-change "objectWillChange"
    cart.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &bag)
  }
}

struct ShopView: View {
  @StateObject private var shop = Shop()

  var body: some View {
    Stepper("\(shop.cart.count) things", value: $shop.cart.count)
  }
}

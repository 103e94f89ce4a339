import SwiftUI

extension View {
  typealias Basket = ShopBasket
}

extension Notification {
  enum Senders {
    typealias Basket = ShopBasket
  }
}

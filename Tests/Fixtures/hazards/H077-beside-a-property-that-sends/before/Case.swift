import SwiftUI

final class Basket {
  private var items: [String] = []

  func holds(_ item: String) -> Bool { items.contains(item) }
  func add(_ item: String) { items.append(item) }
}

final class Shop: ObservableObject {
  var sign = "Open" {
    willSet { objectWillChange.send() }
  }  // expect-previous: object-will-change "objectWillChange"
  private let basket = Basket()

  // says-next: "a view shows 'isTaken', which nothing tracks"
  func isTaken(_ item: String) -> Bool { basket.holds(item) }

  func take(_ item: String) {
    basket.add(item)
    sign = "Thanks"
  }
}

struct ShopView: View {
  @ObservedObject var shop: Shop

  var body: some View {
    Text(shop.sign)
    Button(shop.isTaken("apple") ? "Taken" : "Take") { shop.take("apple") }
  }
}

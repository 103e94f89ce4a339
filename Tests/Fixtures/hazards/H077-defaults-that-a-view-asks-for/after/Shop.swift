import Foundation
import SwiftUI

@Observable final class Shop {
  var offers: [String] = []
  var visits = 0

  func buy() {
    UserDefaults.standard.set(true, forKey: "member")
    visits += 1
  }
}

/// Each change of the shop had it ask the defaults again.
struct OfferList: View {
  var shop: Shop  // expect: observed-object "@ObservedObject"

  private var isMember: Bool {
    // says-next: "'OfferList' shows 'isMember', which nothing tracks: what else 'Shop' publishes, such as 'visits'"
    UserDefaults.standard.bool(forKey: "member")
  }

  var body: some View {
    ForEach(shop.offers, id: \.self) { Text($0) }
    if isMember { Text("for members") } else { Button("Join") { shop.buy() } }
  }
}

/// It reads what is set along.
struct Counter: View {
  var shop: Shop  // expect: observed-object "@ObservedObject"

  private var isMember: Bool {
    // says-not-next: "nothing tracks"
    UserDefaults.standard.bool(forKey: "member")
  }

  var body: some View { Text("\(shop.visits) \(shop.offers.count) \(isMember ? "in" : "out")") }
}

struct Mall: View {
  @State private var shop = Shop()

  var body: some View {
    OfferList(shop: shop)
    Counter(shop: shop)
  }
}

import Resolving
import SwiftUI

protocol PriceList: Sendable {
  func price(of article: String) -> Int
}

struct FixedPrices: PriceList {
  func price(of article: String) -> Int { article.count }
}

extension Container {
  var prices: any PriceList { FixedPrices() }
}

@MainActor final class Till: ObservableObject {  // expect: observable-object-class "Till"
  @Injected(\.prices) private var prices
  @Published private(set) var total = 0

  func scan(_ article: String) { total += prices.price(of: article) }
}

struct TillView: View {
  @StateObject private var till = Till()

  var body: some View { Button("\(till.total)") { till.scan("Tea") } }
}

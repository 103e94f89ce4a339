import Observation

struct Total {
  var value = 0
  mutating func add(_ other: Int) { value += other }
}

@Observable
final class Basket {
  var prices: [Int] = []
  var names: [String] = []
  var total = Total()

  func recount() {
    prices.append(prices.count)
    prices[prices.count - 1] += prices.count
    prices = prices.filter { prices.contains($0 + 1) }
    prices += prices.map { $0 + prices.count }
    total.add(total.value)
    let copy = prices
    prices.removeAll { copy.contains($0) }
    prices.removeAll { [prices] in prices.contains($0 + 1) }
    prices.removeAll { [count = prices.count] in $0 > count }
    prices.removeAll { prices in prices > 3 }
    prices.removeAll { $0 > names.count }
    prices.forEach { price in names.append("\(price) of \(prices.count)") }
    if let prices = prices.first { self.prices.removeAll { $0 > prices } }
  }
}

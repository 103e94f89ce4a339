import SwiftUI

@Observable final class Till {
  var items: [String] = []
  @ObservationIgnored var total = 0

  func scan(_ item: String, price: Int) {
    items.append(item)
    total += price
  }
}

struct TillView: View {
  var till: Till

  var body: some View { Text("\(till.items.count) items, \(summary)") }

  private var summary: String { "\(till.total) euros" }
}

struct TotalView: View {
  var till: Till

  var body: some View { Text("\(till.total) euros") }
}

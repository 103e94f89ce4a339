import SwiftUI

@Observable final class Orderbook {
  var orders = [12, 3, 40]

  func cleanUp() {
    orders.removeAll(where: isSmall)
  }

  private func isSmall(_ order: Int) -> Bool { order < orders.count * 2 }
}

struct OrderbookView: View {
  var book: Orderbook

  var body: some View { Text("\(book.orders)") }
}

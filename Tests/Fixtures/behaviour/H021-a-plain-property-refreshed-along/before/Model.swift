import SwiftUI

final class Till: ObservableObject {
  @Published var items: [String] = []
  var total = 0

  func scan(_ item: String, price: Int) {
    items.append(item)
    total += price
  }
}

struct TillView: View {
  @ObservedObject var till: Till

  var body: some View { Text("\(till.items.count) items, \(summary)") }

  private var summary: String { "\(till.total) euros" }
}

struct TotalView: View {
  @ObservedObject var till: Till

  var body: some View { Text("\(till.total) euros") }
}

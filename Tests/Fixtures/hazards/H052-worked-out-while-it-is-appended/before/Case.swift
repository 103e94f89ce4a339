import SwiftUI

/// The closure of `lazy` runs while the numbers are appended.
final class Basket: ObservableObject {
  @Published var numbers = [1, 2, 3]

  func add(_ more: [Int]) {
    numbers.append(contentsOf: more.lazy.filter { !self.numbers.contains($0) })  // expect: mutation-reads-itself "numbers"
  }
}

extension Array {
  subscript(where isMeant: (Element) -> Bool) -> Element {
    get { self[firstIndex(where: isMeant)!] }
    set { self[firstIndex(where: isMeant)!] = newValue }
  }
}

final class Bag: ObservableObject {
  @Published var numbers = [1, 2, 3]

  func change() {
    numbers[where: { $0 == self.numbers.first }] = 5  // expect: mutation-reads-itself "numbers"
  }
}

final class Row: ObservableObject {
  @Published var numbers = [1, 2, 3]

  func fill() {
    numbers.append(contentsOf: sequence(first: 1, next: { $0 < self.numbers.count ? $0 + 1 : nil }))  // expect: mutation-reads-itself "numbers"
  }
}

struct BasketView: View {
  @ObservedObject var basket: Basket
  @ObservedObject var bag: Bag
  @ObservedObject var row: Row
  var body: some View {
    Text("\(basket.numbers.count) \(bag.numbers.count) \(row.numbers.count)")
  }
}

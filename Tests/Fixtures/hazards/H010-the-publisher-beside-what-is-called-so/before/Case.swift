import Combine
import SwiftUI

/// Has a publisher of its own, which is no projection.
final class Ticker: ObservableObject {
  @Published var price = 0
  private let prices = CurrentValueSubject<Int, Never>(0)
  private var observers = Set<AnyCancellable>()

  init() {
    prices.sink { [weak self] in self?.price = $0 }.store(in: &observers)
  }

  func double(_ amounts: [Int]) -> [Int] {
    amounts.map { $0 * 2 }
  }
}

struct TickerView: View {
  @StateObject private var ticker = Ticker()

  var body: some View {
    Stepper("Price \(ticker.price)", value: $ticker.price)
  }
}

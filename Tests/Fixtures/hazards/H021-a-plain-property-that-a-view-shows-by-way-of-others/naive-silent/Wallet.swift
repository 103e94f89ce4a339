import Combine
import Observation

@Observable final class Wallet {
  var currency = "€"
  // Lost: what is left in the wallet. It was drawn along with the currency.
  @ObservationIgnored private var cents = 250
  @ObservationIgnored private var bonus = 20

  var amount: Double { Double(cents) / 100 }

  func describe() -> String {
    "\(amount) \(currency), " + more()
  }

  private func more() -> String { "and \(bonus) points" }

  func pay(_ amount: Int) {
    cents -= amount
    bonus += amount / 10
    currency = "€"
  }
}

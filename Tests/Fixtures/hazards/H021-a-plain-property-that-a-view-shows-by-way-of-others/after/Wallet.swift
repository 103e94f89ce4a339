import Combine
import Observation

@Observable final class Wallet {
  var currency = "€"
  private var cents = 250  // expect: unpublished-stored-property "cents"
  private var bonus = 20  // expect: unpublished-stored-property "bonus"

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

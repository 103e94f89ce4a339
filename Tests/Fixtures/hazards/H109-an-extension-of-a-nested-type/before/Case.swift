import SwiftUI

final class Checkout: ObservableObject {  // expect: observable-object-class "Checkout"
  enum Step: Int {
    case address, payment, done
  }

  @Published private(set) var step = Step.address

  func advance() { step = step.next }
}

extension Checkout.Step {
  var next: Checkout.Step { Checkout.Step(rawValue: rawValue + 1) ?? .done }
}

extension Checkout.Step: CustomStringConvertible {
  var description: String { "step \(rawValue)" }
}

struct CheckoutView: View {
  @StateObject private var checkout = Checkout()

  var body: some View { Button("\(checkout.step)") { checkout.advance() } }
}

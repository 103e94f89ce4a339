public import Combine
internal import SwiftUI

public struct Bakery {
  public init() {}
}

public extension Bakery {
  // error: cannot use protocol 'Observable' in a public or '@usableFromInline' conformance
  @Observable final class Basket {
    public var rolls = 0
  }
}

struct BasketView: View {
  var basket: Bakery.Basket

  var body: some View { Text("\(basket.rolls) rolls") }
}

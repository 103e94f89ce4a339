public import Combine
public import Observation
internal import SwiftUI

public struct Bakery {
  public init() {}
}

public extension Bakery {
  @Observable final class Basket {  // expect: observable-object-class "Basket"
    public var rolls = 0
  }
}

struct BasketView: View {
  var basket: Bakery.Basket

  var body: some View { Text("\(basket.rolls) rolls") }
}

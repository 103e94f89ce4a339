public import Combine
internal import SwiftUI

public struct Bakery {
  public init() {}
}

public extension Bakery {
  final class Basket: ObservableObject {  // expect: observable-object-class "Basket"
    @Published public var rolls = 0
  }
}

struct BasketView: View {
  @ObservedObject var basket: Bakery.Basket

  var body: some View { Text("\(basket.rolls) rolls") }
}

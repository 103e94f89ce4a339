import SwiftUI

final class Basket: ObservableObject {  // expect: deployment-floor "Basket"
  @Published var apples = 12
}

struct BasketView: View {
  @StateObject private var basket = Basket()

  var body: some View { Stepper("\(basket.apples) apples", value: $basket.apples) }
}

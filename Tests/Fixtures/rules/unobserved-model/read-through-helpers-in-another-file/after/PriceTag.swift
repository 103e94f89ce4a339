import SwiftUI

struct PriceTag: View {
  let product: Shop.Product  // expect: unobserved-model "product"

  var body: some View {
    HStack {
      label
      badge(size: 2)
    }
  }
}

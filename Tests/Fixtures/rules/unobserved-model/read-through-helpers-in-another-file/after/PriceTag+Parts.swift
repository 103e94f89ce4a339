import SwiftUI

extension PriceTag {
  var label: some View {
    Text(caption)
  }

  private var caption: String {
    let product = self.product
    return product.describe()
  }

  func badge(size: Int) -> some View {
    Text("★").padding(Double(size))
  }
}

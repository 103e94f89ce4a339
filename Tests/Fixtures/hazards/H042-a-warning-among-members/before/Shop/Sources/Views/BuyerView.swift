import SwiftUI

struct BuyerView: View {
  // Only one of the two classes shares something.
  @ObservedObject var buyer = Buyer.shared  // expect: observed-object "@ObservedObject"
  var body: some View {
    Text(buyer.name)
  }
}

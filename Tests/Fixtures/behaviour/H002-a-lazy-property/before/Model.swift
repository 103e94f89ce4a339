import SwiftUI

final class PriceTag: ObservableObject {
  @Published var cents = 250
  lazy var currency: String = {
    print("looks up the currency")
    return "EUR"
  }()

  func label() -> String { "\(cents) \(currency)" }
}

struct PriceTagView: View {
  @ObservedObject var tag: PriceTag

  var body: some View { Text("\(tag.cents) cents") }
}

import Combine

enum Shop {
  class Item: ObservableObject {
    @Published var price = 1
  }

  final class Product: Item {
    func describe() -> String {
      "\(price) €"
    }
  }
}

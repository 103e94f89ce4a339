import Combine
import Observation

enum Shop {
  @Observable class Item {
    var price = 1
  }

  @Observable final class Product: Item {
    func describe() -> String {
      "\(price) €"
    }
  }
}

import Combine
import Observation

@Observable final class ShopBasket {
  var note = ""
}

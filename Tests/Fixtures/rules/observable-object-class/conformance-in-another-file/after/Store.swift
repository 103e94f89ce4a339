import Combine
import Observation

/// Nothing here says that the class is an observable object.
@Observable final class BasketStore {  // expect: observable-object-class "BasketStore"
  var items: [String] = []
}

final class PriceTable {
  @Published var prices: [String: Int] = [:]
}

import Combine

/// Nothing here says that the class is an observable object.
final class BasketStore {  // expect: observable-object-class "BasketStore"
  @Published var items: [String] = []
}

final class PriceTable {
  @Published var prices: [String: Int] = [:]
}

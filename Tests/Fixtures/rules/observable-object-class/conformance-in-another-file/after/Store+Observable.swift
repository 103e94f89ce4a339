import Combine

extension BasketStore: Identifiable {}

extension BasketStore {
  var isEmpty: Bool { items.isEmpty }
}

import Combine

extension BasketStore: Identifiable, Combine.ObservableObject {}

extension BasketStore {
  var isEmpty: Bool { items.isEmpty }
}

import Combine

final class Box<Value> {
  @Published var value: Value
  init(_ value: Value) { self.value = value }
}

extension Box: ObservableObject where Value: Equatable {}

typealias Watched = ObservableObject

final class Aliased: Watched {
  @Published var name = ""
}

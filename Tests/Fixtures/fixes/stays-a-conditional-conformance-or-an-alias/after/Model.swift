import Combine
import Observation

final class Box<Value> {
  @Published var value: Value
  init(_ value: Value) { self.value = value }
}

extension Box: ObservableObject where Value: Equatable {}

typealias Watched = ObservableObject

@Observable final class Aliased {
  var name = ""
}

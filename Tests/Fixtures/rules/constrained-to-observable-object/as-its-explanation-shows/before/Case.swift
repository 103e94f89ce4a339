import Combine

protocol Counting: ObservableObject {  // expect: constrained-to-observable-object "Counting"
  var count: Int { get }
}

final class Counter: Counting {
  @Published var count = 0
}

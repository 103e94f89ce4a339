import Combine

protocol Counting {
  var countPublisher: Published<Int>.Publisher { get }
}

final class Counter: ObservableObject, Counting {
  @Published var count = 0
  var countPublisher: Published<Int>.Publisher { $count }
}

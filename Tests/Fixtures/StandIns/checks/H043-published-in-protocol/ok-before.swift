import Combine

protocol Named: ObservableObject {
  var name: String { get }
  var namePublished: Published<String> { get }
  var namePublisher: Published<String>.Publisher { get }
}

final class Model: Named {
  @Published var name = ""
  var namePublished: Published<String> { _name }
  var namePublisher: Published<String>.Publisher { $name }
}

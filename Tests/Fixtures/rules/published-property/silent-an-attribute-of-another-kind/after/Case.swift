import Combine
import Observation

@propertyWrapper
struct Published2<Value> {
  var wrappedValue: Value
}

enum Press {
  @propertyWrapper
  struct Published<Value> {
    var wrappedValue: Value
  }
}

@Observable final class Article {
  @ObservationIgnored @Press.Published var title = ""
  @ObservationIgnored @Published2 var body = ""
  // @Published var author = ""
  let hint = "@Published var author = \"\""
  let help = """
    @Published var author = ""
    """
}

import Combine

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

final class Article: ObservableObject {
  @Press.Published var title = ""
  @Published2 var body = ""
  // @Published var author = ""
  let hint = "@Published var author = \"\""
  let help = """
    @Published var author = ""
    """
}

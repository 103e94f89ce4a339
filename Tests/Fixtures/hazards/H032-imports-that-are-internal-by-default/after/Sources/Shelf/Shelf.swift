import Combine
public import Observation

@Observable public final class Shelf {  // expect: observable-object-class "Shelf"
  var books = 0

  public init() {}

  public var isEmpty: Bool { books == 0 }
}

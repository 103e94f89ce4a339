import Combine

public final class Shelf {  // expect: observable-object-class "Shelf"
  @Published var books = 0

  public init() {}

  public var isEmpty: Bool { books == 0 }
}

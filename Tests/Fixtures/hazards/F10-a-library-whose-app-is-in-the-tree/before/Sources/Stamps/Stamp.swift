import Foundation

public final class Stamp: ObservableObject {  // expect: observable-object-class "Stamp"
  @Published public var country = "Malta"

  public init() {}
}

import Combine

public final class Model: ObservableObject {  // expect: observable-object-class "Model"
  @Published public var appointments = 0

  public init() {}
}

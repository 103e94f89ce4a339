import Combine
import Observation

@Observable public final class Model {  // expect: observable-object-class "Model"
  public var appointments = 0

  public init() {}
}

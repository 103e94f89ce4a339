import Foundation
import Observation

@Observable public final class Stamp {  // expect: observable-object-class "Stamp"
  public var country = "Malta"

  public init() {}
}

import Combine
import Observation

@Observable final class Bell {  // expect: observable-object-class "Bell"
  var rings = 0
}

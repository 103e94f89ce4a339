import Combine
import Observation

@Observable final class Route {  // expect: observable-object-class "Route"
  var stops: [String] = []
}

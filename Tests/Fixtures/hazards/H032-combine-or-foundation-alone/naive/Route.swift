import Combine

@Observable final class Route {  // error: unknown attribute 'Observable'
  var stops: [String] = []
}

import Combine
import Observation

/// States no conformance, so nobody listens to it.
class Service {
  @Published var state = ""
}

@Observable
final class Uploader: Service {  // expect: partially-observable-hierarchy "Uploader"
  var progress = 0.0
}

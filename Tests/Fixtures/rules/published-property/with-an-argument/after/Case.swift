import Combine
import Observation

@Observable final class Settings {
  var retries: Int = 3  // expect: published-property "@Published(wrappedValue: 3)"
  var ports: [Int] = [8080, 8081]  // expect: published-property "@Published(initialValue: [8080, 8081])"
  var port: Int  // expect: published-property "@Published"

  init(port: Int) {
    self.port = port
  }
}

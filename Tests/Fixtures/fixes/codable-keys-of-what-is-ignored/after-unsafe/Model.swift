import Combine
import Observation

@Observable final class Settings: Codable {
  var name = ""
  @ObservationIgnored var size = 12.0
  enum CodingKeys: String, CodingKey { case size }
}

@Observable final class Options: Codable {
  @ObservationIgnored var size = 12.0
  @ObservationIgnored var name = ""
}

import Combine
import Observation

@Observable final class Settings: Codable {
  var name = ""
  @ObservationIgnored var size = 12.0
  enum CodingKeys: String, CodingKey { case size }
}

final class Options: ObservableObject, Codable {
  var size = 12.0
  var name = ""
}

import Observation

@Observable
final class Profile: Codable {
  var name = ""

  init() {}

  private enum CodingKeys: CodingKey { case name }

  required init(from decoder: any Decoder) throws {
    name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
  }
}

@Observable
final class Address: Codable {
  var street = ""
  var city = ""

  init() {}

  enum CodingKeys: String, CodingKey {
    case _street = "street"
    case _city = "city"
  }
}

@Observable
final class Cache: Codable {
  var isLoading = false
  @ObservationIgnored var entries: [String] = []

  init() {}

  enum CodingKeys: CodingKey { case entries }
}

@Observable
final class Constants: Codable {
  let pi: Double
  @ObservationIgnored var e = 2.7

  init(pi: Double) { self.pi = pi }
}

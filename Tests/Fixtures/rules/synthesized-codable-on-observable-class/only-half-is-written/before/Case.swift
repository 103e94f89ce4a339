import Observation

@Observable
final class Draft: Codable {  // expect: synthesized-codable-on-observable-class "Draft"
  var text = ""

  init() {}

  init(from text: String) { self.text = text }

  init(from decoder: Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }
}

@Observable
class Letter: Decodable, Encodable {  // expect: synthesized-codable-on-observable-class "Letter"
  var text = ""

  init() {}

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

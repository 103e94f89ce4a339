import Observation

// error: type 'Ticket' does not conform to protocol 'Decodable'

@Observable
final class Ticket: Codable {  // expect: synthesized-codable-on-observable-class "Ticket"
  var seat = ""
  @ObservationIgnored var row = 1

  init() {}

  private enum CodingKeys: String, CodingKey {
    case seat = "seat_number"
    case row
  }
}

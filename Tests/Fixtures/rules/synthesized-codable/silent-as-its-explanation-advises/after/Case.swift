import SwiftUI

@Observable final class Profile: Codable {
  var isEditing = false
  var name = ""
  enum CodingKeys: CodingKey { case name }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
  }
  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .name)
  }
}

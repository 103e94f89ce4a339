import Combine
import Foundation

final class Settings: ObservableObject, Codable {
  enum CodingKeys: String, CodingKey {
    case name, size
  }

  @Published var name = ""
  @Published var size = 12.0
  private var isLoaded = false

  init() {}

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    size = try container.decode(Double.self, forKey: .size)
    isLoaded = true
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(size, forKey: .size)
  }
}

import Combine

final class Settings: ObservableObject, Codable {
  @Published var name = ""
  var size = 12.0
  enum CodingKeys: String, CodingKey { case size }
}

final class Options: ObservableObject, Codable {
  var size = 12.0
  var name = ""
}

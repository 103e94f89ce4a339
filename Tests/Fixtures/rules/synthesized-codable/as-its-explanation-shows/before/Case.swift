import Combine

final class Profile: ObservableObject, Codable {  // expect: synthesized-codable "Profile"
  var name = ""
}

import SwiftUI

final class Profile: ObservableObject, Codable {  // expect: synthesized-codable "Profile"
  @Published var isEditing = false
  var name = ""
  enum CodingKeys: CodingKey { case name }
}

struct ProfileView: View {
  @ObservedObject var profile: Profile
  var body: some View { Text(profile.name) }
}

import SwiftUI
import UIKit

@MainActor
@Observable
final class Profile {
  static let current = Profile()
  var name = "Ada"
}

final class ProfileController: UIViewController {
  var profile = Profile.current
  // Loses: '@State' belongs to views; in a controller no view ever installs it, and a later
  // assignment is lost.
  @State private var draft = Profile()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = profile.name + draft.name
  }

  func rename() { profile.name = draft.name }
}

struct ProfileView: View {
  var profile: Profile

  var body: some View { Text(profile.name) }
}

import SwiftUI
import UIKit

@MainActor
@Observable
final class Profile {
  static let current = Profile()
  var name = "Ada"
}

final class ProfileController: UIViewController {
  var profile = Profile.current  // expect: observed-object "@ObservedObject"
  private var draft = Profile()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = profile.name + draft.name
  }

  func rename() { profile.name = draft.name }
}

struct ProfileView: View {
  var profile: Profile  // expect: observed-object "@ObservedObject"

  var body: some View { Text(profile.name) }
}

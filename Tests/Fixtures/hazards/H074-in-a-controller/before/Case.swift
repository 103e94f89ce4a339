import SwiftUI
import UIKit

@MainActor
final class Profile: ObservableObject {
  static let current = Profile()
  @Published var name = "Ada"
}

final class ProfileController: UIViewController {
  @ObservedObject var profile = Profile.current  // expect: observed-object "@ObservedObject"
  @StateObject private var draft = Profile()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = profile.name + draft.name
  }

  func rename() { profile.name = draft.name }
}

struct ProfileView: View {
  @ObservedObject var profile: Profile  // expect: observed-object "@ObservedObject"

  var body: some View { Text(profile.name) }
}

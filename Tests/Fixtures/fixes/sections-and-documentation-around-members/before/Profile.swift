import SwiftUI

// MARK: - Profile

/**
 A person's profile.

 - Note: `@Published` values refresh the views.
 */
@MainActor
final class Profile: ObservableObject {

  // MARK: Published

  /// The name.
  ///
  /// Never empty.
  @Published var name = "Ada"
  /** The age in years. */
  @Published private(set) var age = 36
  // periphery:ignore
  @Published var city = "" // swiftlint:disable:this redundant_string

  // MARK: Private

  /// Not shown.
  private var loads = 0

  // MARK: Lifecycle

}

// MARK: - View

struct ProfileView: View {

  // MARK: Properties

  /// Owned.
  @StateObject private var profile = Profile()

  // MARK: Body

  var body: some View {

    ProfileName()
      .environmentObject(profile)
  }
}

struct ProfileName: View {

  /// Of the screen.
  @EnvironmentObject private var profile: Profile // swiftlint:disable:this attributes

  var body: some View {

    // MARK: Name

    TextField("Name", text: $profile.name)
  }
}

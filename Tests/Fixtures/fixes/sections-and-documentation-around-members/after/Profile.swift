import SwiftUI

// MARK: - Profile

/**
 A person's profile.

 - Note: `@Published` values refresh the views.
 */
@MainActor
@Observable
final class Profile {

  // MARK: Published

  /// The name.
  ///
  /// Never empty.
  var name = "Ada"
  /** The age in years. */
  private(set) var age = 36
  // periphery:ignore
  var city = "" // swiftlint:disable:this redundant_string

  // MARK: Private

  /// Not shown.
  @ObservationIgnored private var loads = 0

  // MARK: Lifecycle

}

// MARK: - View

struct ProfileView: View {

  // MARK: Properties

  /// Owned.
  @State private var profile = Profile()

  // MARK: Body

  var body: some View {

    ProfileName()
      .environment(profile)
  }
}

struct ProfileName: View {

  /// Of the screen.
  @Environment(Profile.self) private var profile // swiftlint:disable:this attributes

  var body: some View {

    @Bindable var profile = profile

    // MARK: Name

    TextField("Name", text: $profile.name)
  }
}

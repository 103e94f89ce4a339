import SwiftUI

@Observable final class Account {
  var name = ""
}

/// Leads to the feed, which leads back.
struct Profile: View {
  @Environment(Account.self) private var account

  var body: some View {
    Text(account.name)
    NavigationLink("Feed") { Feed() }
  }
}

struct Feed: View {
  var body: some View {
    NavigationLink("Author") { Profile() }
    Trends()
  }
}

struct Trends: View {
  var body: some View { NavigationLink("All") { Feed() } }
}

struct Root: View {
  @State private var account = Account()

  var body: some View { Profile().environment(account) }
}

// Whoever is asked first, in the middle of a circle, does not know yet what the first one needs.
#Preview {
  Profile()  // expect: environment-model-not-provided "Profile"
}

#Preview {
  Feed()  // expect: environment-model-not-provided "Feed"
}

#Preview {
  Trends()  // expect: environment-model-not-provided "Trends"
}

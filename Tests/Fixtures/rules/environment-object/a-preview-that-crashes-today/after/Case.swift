import SwiftUI

@Observable final class User {
  var name = ""
}

struct Header: View {
  // says-not-next: "after the migration"
  @Environment(User.self) private var user  // expect: environment-object "@EnvironmentObject"

  var body: some View { Text(user.name) }
}

/// Never asks for it.
struct Footer: View {
  // says-not-next: "after the migration"
  @Environment(User.self) private var user  // expect: environment-object "@EnvironmentObject"

  var body: some View { Text("bottom") }
}

struct Page: View {
  var body: some View {
    Header()
    Footer()
  }
}

struct Root: View {
  @State private var user = User()

  var body: some View { Page().environment(user) }
}

#Preview {
  Page()
}

#Preview {
  Header()
}

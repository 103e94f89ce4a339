import SwiftUI

final class User: ObservableObject {
  @Published var name = ""
}

struct Header: View {
  // says-not-next: "after the migration"
  @EnvironmentObject private var user: User  // expect: environment-object "@EnvironmentObject"

  var body: some View { Text(user.name) }
}

/// Never asks for it.
struct Footer: View {
  // says-not-next: "after the migration"
  @EnvironmentObject private var user: User  // expect: environment-object "@EnvironmentObject"

  var body: some View { Text("bottom") }
}

struct Page: View {
  var body: some View {
    Header()
    Footer()
  }
}

struct Root: View {
  @StateObject private var user = User()

  var body: some View { Page().environmentObject(user) }
}

#Preview {
  Page()
}

#Preview {
  Header()
}

import SwiftUI

@Observable final class Session {
  var name = ""
}

struct Root<Content: View>: View {
  private let content: Content
  @State private var session = Session()

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { content.environment(session) }
}

struct NameLabel: View {
  @Environment(Session.self) var session
  var body: some View { Text(session.name) }
}

extension View {
  /// What it lays over the view has a session; the view itself has none.
  func badged() -> some View { overlay(Root { Text("new") }) }
}

/// It shows what it is given beside the container.
struct Page<Inner: View>: View {
  let inner: Inner

  var body: some View {
    inner
    Root { Text("foot") }
  }
}

#Preview { NameLabel().badged() }  // expect: environment-model-not-provided "NameLabel"

#Preview { Page(inner: NameLabel()) }  // expect: environment-model-not-provided "NameLabel"

extension Rule {
  static let unresolvedInjection = blocker(
    "unresolved-injection",
    summary: "The type of what `.environmentObject(_:)` puts in cannot be told",
    explanation: """
      ## What it finds

      An `.environmentObject(_:)` whose argument has a type that cannot be told.

      ## Why it matters

      What is put in may be any of the models that are read. If one of those were migrated and this
      injection were not, the project would not compile, or the view that reads the model would
      crash.

      ## Example

      ```swift
      import SwiftUI
      final class Session: ObservableObject { @Published var name = "" }

      typealias Pair<Item> = (left: Item, right: Item)

      struct Root: View {
        let pair: Pair<Session>
        var body: some View {
          Name().environmentObject(pair.left)  // expect: unresolved-injection "environmentObject"
        }
      }

      struct Name: View {
        @EnvironmentObject var session: Session
        var body: some View { Text(session.name) }
      }
      ```

      ## Instead

      ```swift
      import SwiftUI

      final class Session: ObservableObject { @Published var name = "" }

      typealias Pair<Item> = (left: Item, right: Item)

      struct Root: View {
        let pair: Pair<Session>
        var body: some View {
          let session: Session = pair.left
          Name().environmentObject(session)
        }
      }

      struct Name: View {
        @EnvironmentObject var session: Session
        var body: some View { Text(session.name) }
      }
      ```

      To write the type is enough, unless several types of the tree have that name: then another
      name for one of them is, or to take away the file that no target builds.

      ## Fix safety

      `--fix` leaves alone every model that it may be while this finding stands, also one that
      nobody is seen to read from the environment.

      ## Known gaps

      - Injections outside the tree, such as those of an app that uses this library, are not seen at
        all.
      """)
}

extension Rule {
  static let suppressedMember = blocker(
    "suppressed-member",
    severity: .note,
    summary: "A comment keeps a model as it is",
    explanation: """
      ## What it finds

      A comment that silences a finding which the migration of a model would rewrite, such as
      `// migrate-lint:disable:next published-property` at one of its properties.

      ## Why it matters

      A model, what holds it and what injects it change together or not at all. Where one of these
      is silenced, all of them stay. This is only a note, and so is what else is found in them:
      somebody has decided it.

      ## Example

      ```swift
      import SwiftUI

      final class Compass: ObservableObject {
        // migrate-lint:disable:next published-property -- the watch app subscribes to it
        @Published var heading = 0.0  // expect: suppressed-member "@Published"
      }

      struct CompassView: View {
        @StateObject private var compass = Compass()

        var body: some View {
          Text("\\(compass.heading)")
        }
      }
      ```

      ## Instead

      ```swift
      import SwiftUI

      @Observable
      final class Compass {
        var heading = 0.0
      }

      struct CompassView: View {
        @State private var compass = Compass()

        var body: some View {
          Text("\\(compass.heading)")
        }
      }
      ```

      Take the comment away when the model may migrate.

      ## Fix safety

      `--fix` leaves the model. To hide the note as well, silence `all` in place of the one rule.

      ## Known gaps

      - What is silenced and no part of a rewrite, such as `eager-model-initializer`, keeps nothing.
      - A model that stays for other reasons has no such note.
      """)
}

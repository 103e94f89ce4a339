extension Rule {
  static let hierarchyNotMigratable = blocker(
    "hierarchy-not-migratable",
    summary: "A model has to stay because another of its unit stays",
    explanation: """
      ## What it finds

      A model that could migrate by itself, but has to change together with another that stays: its
      superclass or a subclass, another class of the same protocol, or one whose changes it
      forwards. Also a model whose superclass has published properties without being an
      `ObservableObject`.

      ## Why it matters

      The macro tracks what the class itself declares. With only a part of a hierarchy
      `@Observable`, everything compiles and the changes of the rest reach no view.

      ## Example

      ```swift
      import SwiftUI

      class Vehicle: ObservableObject {
        @Published var speed = 0
        func park() { objectWillChange.send() }
      }

      final class Tram: Vehicle {  // expect: hierarchy-not-migratable "Tram"
        @Published var line = 4
      }
      ```

      ## Instead

      ```swift
      import SwiftUI

      @Observable
      class Vehicle {
        var speed = 0
        func park() { speed = 0 }
      }

      @Observable
      final class Tram: Vehicle {
        var line = 4
      }
      ```

      The message names the other model and its reason: mend that one first.

      ## Fix safety

      `--fix` leaves the whole unit alone while this finding stands.

      ## Known gaps

      - A superclass of a package is not looked into, see `external-supertype`.
      """)
}

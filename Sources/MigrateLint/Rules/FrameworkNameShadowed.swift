extension Rule {
  static let frameworkNameShadowed = blocker(
    "framework-name-shadowed",
    summary: "Something of the project hides a name that a migration needs",
    explanation: """
      ## What it finds

      What hides a name from the code that the macro writes into a model: a type, alias or generic
      parameter called `Observation`, like the module; one called `AnyObject`, `Bool`, `Equatable`
      or `KeyPath`; one inside of the model, or of its superclass, that has the model's own name. Or
      a modifier of the project that is called `environment` and takes a model that is injected.

      ## Why it matters

      The code that `@Observable` writes names `Observation.Observable` and
      `Observation.ObservationRegistrar`, and `KeyPath<Diary, Member>` in a class `Diary`. With
      another type of such a name in reach it does not compile, and no import helps. A modifier
      `environment(_:)` of the project takes the place of SwiftUI's: if it injects the model itself,
      it would call itself for ever.

      ## Example

      ```swift
      import Combine

      struct Observation { var species = "" }  // expect: framework-name-shadowed "Observation"

      final class Diary: ObservableObject {
        @Published var sightings: [Observation] = []
      }
      ```

      ## Instead

      ```swift
      import Observation

      struct Sighting { var species = "" }

      @Observable
      final class Diary {
        var sightings: [Sighting] = []
      }
      ```

      Rename the type, or nest it in another one; rename the modifier.

      ## Fix safety

      `--fix` leaves every model alone that sees the name while this finding stands. A project type
      named `State`, `Bindable`, `Environment` or `Observable` is no obstacle: the fix writes
      `@SwiftUI.State` and its kind.

      ## Known gaps

      - A type that comes from a package is not seen.
      """)
}

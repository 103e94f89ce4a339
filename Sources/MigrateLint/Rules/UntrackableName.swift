extension Rule {
  static let untrackableName = blocker(
    "untrackable-name",
    summary: "A name stands in the way of what `@Observable` writes into the class",
    explanation: """
      ## What it finds

      - A published property whose name stands in backticks, or that is `open`.
      - `access`, `withMutation` or `shouldNotifyObservers` where that is something else: a function
        of the system, of the file or of the type around, used with nothing in front in the class,
        in an extension of it, below it or in a type inside of it.
      - `_count` in the class where that is something else, and `count` is to be tracked.

      ## Why it matters

      For each tracked property `@Observable` writes accessors and a hidden property beside it. What
      it writes for a name in backticks, or for an `open` property, does not compile. It also adds
      functions to the class, and keeps `count` in a private `_count`. Inside of the class these are
      found before what stands outside: `access(path, R_OK)` no longer compiles, and a number
      called `_count` silently becomes the property itself.

      ## Example

      ```swift
      import Combine

      final class Palette: ObservableObject {
        @Published var `default` = "blue"  // expect: untrackable-name "`default`"
      }
      ```

      ## Instead

      ```swift
      import Combine

      final class Palette: ObservableObject {
        @Published var standard = "blue"
      }
      ```

      Make an `open` property `public`, or computed over a private published one. Write in front
      whose `access` it is: `Darwin.access(path, R_OK)`.

      ## Fix safety

      `--fix` leaves the whole unit alone while this finding stands. An unpublished property of such
      a name is no obstacle where no view reads it: it becomes `@ObservationIgnored`.

      ## Known gaps

      - A class is taken to be extended where it is visible: an extension of it in another module
        does not see what the macro adds, and keeps it all the same.
      """)
}

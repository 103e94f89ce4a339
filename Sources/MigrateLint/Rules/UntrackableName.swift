extension Rule {
  static let untrackableName = blocker(
    "untrackable-name",
    summary: "A published property has a name or access that `@Observable` cannot expand",
    explanation: """
      ## What it finds

      A published property whose name stands in backticks, or that is `open`.

      ## Why it matters

      For each tracked property `@Observable` writes accessors and a hidden property beside it. What
      it writes for a name in backticks, or for an `open` property, does not compile.

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

      Make an `open` property `public`, or computed over a private published one.

      ## Fix safety

      `--fix` leaves the whole unit alone while this finding stands. An unpublished property of such
      a name is no obstacle: it becomes `@ObservationIgnored`.

      ## Known gaps

      - An unpublished property of such a name that a view reads would have to be tracked. That is
        not reported yet.
      """)
}

extension Rule {
  static let outsideScope = blocker(
    "outside-scope",
    summary: "A model needs changes outside of what was named or read",
    explanation: """
      ## What it finds

      - With `--fix`, `--diff` or `--check`: a model whose unit needs a file that was not named, or
        that `--exclude` protects.
      - A public model of a package that nothing in the tree uses from another target, if a public
        declaration names it, or if it has a public member and an instance may be made or found
        elsewhere.

      ## Why it matters

      A unit migrates with all its files or not at all, and only what was named is written. And the
      clients of a library that hold its models with `@StateObject` or `@ObservedObject` no longer
      compile once these are `@Observable`.

      ## Example

      ```swift
      // The file `Package/Sources/Kit/Meter.swift`
      import Combine

      public final class Meter: ObservableObject {  // expect: outside-scope "Meter"
        @Published public var value = 0
        public init() {}
      }
      ```

      ## Instead

      ```swift
      import Observation

      @Observable
      public final class Meter {
        public var value = 0
        public init() {}
      }
      ```

      Name the folder that holds all files of the unit, or the whole project. For a library, tell
      its clients in the release notes, and raise the major version.

      ## Fix safety

      A unit that needs a file which was not named is left. A public model of a library is migrated
      by `--unsafe-fixes`.

      ## Known gaps

      - Which targets a project has is read off the paths.
      """)
}

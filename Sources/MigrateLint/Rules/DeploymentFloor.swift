extension Rule {
  static let deploymentFloor = blocker(
    "deployment-floor",
    summary: "A model must run on a system without Observation",
    explanation: """
      ## What it finds

      A model in a target whose lowest system is older than iOS 17, macOS 14, tvOS 17, watchOS 10 or
      visionOS 1. The value is read from `Package.swift`, from Xcode's project and configuration
      files, or from `--min-os`.

      ## Why it matters

      Observation does not exist on older systems: "'Observable()' is only available in iOS 17.0 or
      newer". Marking the class `@available` does not help, because that spreads to whoever uses it.

      ## Example

      ```swift
      import Combine

      // Linted with `--min-os ios16`.
      final class Cart: ObservableObject {  // expect: deployment-floor "Cart"
        @Published var items: [String] = []
      }
      ```

      ## Instead

      Raise the deployment target first, in a change of its own:

      ```swift
      // Package.swift
      // platforms: [.iOS(.v17), .macOS(.v14)]
      ```

      ## Fix safety

      `--fix` leaves the model alone while this finding stands. `--min-os ios17,macos14` says that
      the target will be raised.

      ## Known gaps

      - Which target of an Xcode project a file belongs to is not read: only a project whose targets
        are all too old blocks its files.
      - Settings that refer to others, such as `$(BASE_TARGET)`, are passed over.
      """)
}

extension Rule {
  static let unresolvedModel = blocker(
    "unresolved-model",
    summary: "It cannot be told which model is held",
    explanation: """
      ## What it finds

      A holder whose type cannot be told: several types of the project have its name, or its value
      comes out of something that is not followed, such as a part of a tuple whose type has
      parameters, an associated type or branches of `#if` that declare one name as two classes. Also
      one that takes what is unwrapped implicitly, `Delegate.shared.account` of an `Account!`: the
      old wrapper has that unwrapped, and a plain property or `@State` would be an optional.

      ## Why it matters

      The holder may hold any model that it can see and that has all that is asked of it. If that
      model migrated, the wrapper would no longer compile. As long as nobody can tell, they stay.

      ## Example

      ```swift
      import SwiftUI

      final class Clock: ObservableObject { @Published var hour = 0 }

      typealias Owned<Value> = Value

      struct Hands: View {
        @StateObject private var clock: Owned<Clock> = Clock()  // expect: unresolved-model "clock"
        var body: some View { Text("\\(clock.hour)") }
      }
      ```

      ## Instead

      ```swift
      import SwiftUI

      final class Clock: ObservableObject { @Published var hour = 0 }

      struct Hands: View {
        @StateObject private var clock = Clock()
        var body: some View { Text("\\(clock.hour)") }
      }
      ```

      Where several types have the name, write the target with it: `Reader.Model`.

      ## Fix safety

      `--fix` leaves the units of all these models alone while
      this finding stands.

      ## Known gaps

      - Targets are read off folder names. Of projects only the folders are known, and whether they
        take files from elsewhere.
      """)
}

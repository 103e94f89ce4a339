extension Rule {
  static let unresolvedModel = blocker(
    "unresolved-model",
    summary: "It cannot be told which of several models of one name is held",
    explanation: """
      ## What it finds

      A holder such as `@StateObject var model: Model` where several types of the project are called
      `Model` and nothing tells which is meant.

      ## Why it matters

      One of them may be able to migrate and another not. As long as nobody can tell which one the
      view holds, all of them stay.

      ## Example

      ```swift
      import SwiftUI

      // In the package's target Reader
      final class Model: ObservableObject { @Published var page = 0 }

      // In the package's target Writer
      final class Model: ObservableObject { @Published var text = "" }

      // In the app, which imports both
      struct PageView: View {
        @StateObject private var model: Model  // expect: unresolved-model "model"
        var body: some View { Text("Page") }
      }
      ```

      ## Instead

      ```swift
      import SwiftUI

      final class ReaderModel: ObservableObject { @Published var page = 0 }

      final class WriterModel: ObservableObject { @Published var text = "" }

      struct PageView: View {
        @StateObject private var model = ReaderModel()
        var body: some View { Text(String(model.page)) }
      }
      ```

      Or write the target with the name: `Reader.Model`.

      ## Fix safety

      Reported only in this version. `--fix` will leave the units of all these models alone while
      this finding stands.

      ## Known gaps

      - Targets are read off folder names, not off the package or project.
      """)
}

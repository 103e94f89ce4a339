extension Rule {
  static let customObjectWillChange = blocker(
    "custom-object-will-change",
    summary: "A model has an `objectWillChange` of its own",
    explanation: """
      ## What it finds

      A model that declares `objectWillChange` itself.

      ## Why it matters

      SwiftUI listens to that publisher as long as the class is an `ObservableObject`. After the
      migration nobody does. It compiles, but every send is lost, and views go stale.

      ## Example

      ```swift
      import Combine

      final class Clock: ObservableObject {
        let objectWillChange =  // expect: custom-object-will-change "objectWillChange"
          PassthroughSubject<Void, Never>()

        var seconds = 0 {
          willSet { objectWillChange.send() }
        }
      }
      ```

      ## Instead

      ```swift
      import Combine

      final class Clock: ObservableObject {
        @Published var seconds = 0
      }
      ```

      Where the publisher tells of something that is no property, make it a property, or let those
      who need the event subscribe to a subject with a name of its own.

      ## Fix safety

      `--fix` leaves the whole unit alone while this finding stands.

      ## Known gaps

      - Whether every send stands in a `willSet`, and so would do no harm, is not looked at yet.
      - A publisher that an extension of a protocol provides, or a superclass outside the tree, is
        not found.
      """)
}

extension Rule {
  static let unpublishedStoredProperty = Rule(
    id: "unpublished-stored-property",
    group: .migration,
    summary: "A stored property of a model was never published",
    explanation: """
      ## What it finds

      The stored `var`s of an `ObservableObject` that are not `@Published`, and what becomes of
      each. Most get `@ObservationIgnored`. One that a view reads while it draws becomes tracked,
      with a note.

      ## Why it matters

      `@Observable` tracks every stored `var`. A cache that is filled while a view draws would then
      make that view draw again and again, and a `lazy` or wrapped property would not compile. But
      what a view shows has to be tracked: so far it was refreshed along with its published
      neighbours.

      ## Example

      ```swift
      import SwiftUI

      final class Quiz: ObservableObject {
        @Published var answer = ""
        var attempts = 0  // expect: unpublished-stored-property "attempts"
        private var log: [String] = []  // expect: unpublished-stored-property "log"
      }

      struct QuizView: View {
        @ObservedObject var quiz: Quiz

        var body: some View { Text("Attempt " + String(quiz.attempts)) }
      }
      ```

      ## Instead

      ```swift
      import SwiftUI

      @Observable
      final class Quiz {
        var answer = ""
        var attempts = 0
        @ObservationIgnored private var log: [String] = []
      }
      ```

      ## Fix safety

      `--fix` writes `@ObservationIgnored`, together with the rest of the unit: safe, as what never
      notified still does not. `--unpublished ignore` or `track` decides for all properties at once,
      save those that cannot be tracked.

      ## Known gaps

      - Where the type of a value is not known, a property counts as read if its name is, and the
        note says "may". That tracks too much rather than too little. Only chains of two such
        guesses are not followed.
      - What code of others does with a model that it is given is not seen, save that it may
        describe it, compare it or go through it.
      - Code is taken to run later where its closure goes to something like `Task`, `sink` or
        `onTap`, or awaits something.
      """
  ) { plan in
    plan.models.flatMap { model in
      model.properties.compactMap { property in
        guard property.published == nil, property.action != .unchanged || property.caution != nil
        else { return nil }
        let symbol = plan.name(model.id) + "." + property.name
        let caution = property.caution.map {
          Diagnostic.Note($0.message, at: property.read ?? $0.place)
        }
        let verb = plan.isBlocked(model.id) ? "would become" : "becomes"
        if property.action != .tracked {
          let becomes = property.action == .ignored ? "\(verb) '@ObservationIgnored'"
            : plan.isBlocked(model.id) ? "would stay untracked" : "stays untracked"
          return Diagnostic(
            plan.migrationSeverity(model.id), at: property.place,
            "'\(property.name)' \(becomes): \(property.reason)",
            symbol: symbol, model: model.id, notes: caution.map { [$0] } ?? [])
        }
        let reads = property.isReadForSure ? "reads" : "may read"
        let why = property.read == nil || property.reason != "it was never published"
          ? ": " + property.reason : " because a view \(reads) it; it was never published"
        let read = property.read.map { Diagnostic.Note("a view \(reads) it here", at: $0) }
        return Diagnostic(
          .note, at: property.place, "'\(property.name)' \(verb) tracked\(why)",
          symbol: symbol, model: model.id, notes: [read, caution].compactMap { $0 })
      }
    }
  }
}

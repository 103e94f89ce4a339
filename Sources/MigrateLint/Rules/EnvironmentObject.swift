extension Plan {
  /// The first preview that shows a view which does not read the model to be drawn, and lacks it.
  fileprivate func notesOfPreviews(_ holder: ModelHolder) -> [Diagnostic.Note] {
    guard isToMigrate(holder.model), !isBlocked(holder.model) else { return [] }
    let missing = missingEnvironmentModels.lazy.filter {
      // Here: what is read as soon as it is drawn crashes today as well.
      $0.holder == holder.namePlace && $0.isPreview && $0.isAskedSooner
        && ($0.isUnread || $0.isReadLater || !isAskedForWhileDrawn(holder))
    }
    let first = missing.filter { !$0.isLater }.min { $0.place < $1.place }
      ?? missing.min { $0.place < $1.place }
    return first.map { [.init(sayingThatPreviewLacks($0), at: $0.place)] } ?? []
  }
}

extension Rule {
  static let environmentObject = Rule(
    id: "environment-object",
    group: .migration,
    summary: "`@EnvironmentObject` holds a model that can be `@Observable`",
    explanation: """
      ## What it finds

      `@EnvironmentObject` on a property whose model is still an `ObservableObject`.

      ## Why it matters

      `@EnvironmentObject` reads nothing but an `ObservableObject`; an `@Observable` model is read
      by its type, with `@Environment(Session.self)`. Readers and injections have to change
      together. While a class is both, either way compiles, but what one way puts in the other does
      not find, and the app crashes.

      ## Example

      ```swift
      import SwiftUI

      final class Session: ObservableObject {
        @Published var name = ""
      }

      struct NameField: View {
        @EnvironmentObject var session: Session  // expect: environment-object "@EnvironmentObject"

        var body: some View {
          TextField("Name", text: $session.name)
        }
      }
      ```

      ## Instead

      ```swift
      import SwiftUI

      @Observable
      final class Session {
        var name = ""
      }

      struct NameField: View {
        @Environment(Session.self) var session

        var body: some View {
          @Bindable var session = session
          TextField("Name", text: $session.name)
        }
      }
      ```

      ## Fix safety

      `--fix` changes all readers and all injections of the model in one go, with a local
      `@Bindable` where `$session` is used in a result builder, and `Bindable(session)` elsewhere;
      that is safe.

      ## Known gaps

      - Whoever puts the model in from outside the tree, such as an app that uses this library, is
        not seen and has to be changed by hand.
      """
  ) { plan in
    plan.oldHolders(.environmentObject).compactMap { holder in
      guard let attribute = holder.attribute else { return nil }
      return Diagnostic(
        plan.migrationSeverity(holder.model), at: attribute,
        "'@EnvironmentObject' on '\(holder.name)' \(plan.becomes(holder))",
        symbol: holder.symbol, model: holder.model,
        notes: plan.ownershipNotes(holder) + plan.bindingNotes(holder)
          + plan.consequences(of: holder).map { .init($0.message, at: $0.place) }
          + plan.notesOfPreviews(holder)
          + plan.blockerNotes(holder.model))
    }
  }
}

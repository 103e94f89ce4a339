extension Rule {
  static let observableObjectClass = Rule(
    id: "observable-object-class",
    group: .migration,
    summary: "A class is an `ObservableObject`",
    explanation: """
      ## What it finds

      Every class of the project that is an `ObservableObject`: directly, in an extension, through a
      protocol, or through its superclass.

      ## Why it matters

      A view that holds an `ObservableObject` is drawn again whenever any published property
      changes, even one that it never reads. A view of an `@Observable` class is drawn again only
      when something changes that its body has read, and it needs no wrapper for that.

      ## Example

      ```swift
      import SwiftUI

      final class Basket: ObservableObject {  // expect: observable-object-class "Basket"
        @Published var items: [String] = []
      }
      ```

      ## Instead

      ```swift
      import SwiftUI

      @Observable
      final class Basket {
        var items: [String] = []
      }
      ```

      ## Fix safety

      `--fix` changes the class together with its properties, holders and injections as one unit, or
      leaves all of them as they are and says why.

      ## Known gaps

      - Of what may change without going wrong, only some is said in notes: a comparison that reads,
        a property that shows state from outside, a view that reads nothing of what it holds.
      - A class that is an `ObservableObject` only through a superclass from outside the tree is not
        seen as a model. Core Data and Realm objects are known, and stay.
      """
  ) { plan in
    plan.models.filter { $0.status != .migrated }.map { model in
      let name = plan.name(model.id)
      return Diagnostic(
        plan.migrationSeverity(model.id), at: plan.place(ofName: model.id),
        "'\(plan.index[model.id].name)' "
          + (plan.index.traits(model.id).observableMacro != nil
            ? "is '@Observable' already; drop the conformance to ObservableObject"
            : "is an ObservableObject; "
              + (plan.isBlocked(model.id)
                ? "it cannot become '@Observable' yet" : "make it '@Observable'")),
        symbol: name, model: model.id,
        notes: plan.conformanceNotes(model.id) + plan.clientNotes(model.id)
          + plan.accessNotes(model.id)
          + plan.consequences(ofMigrating: model.id).map { .init($0.message, at: $0.place) }
          + plan.blockerNotes(model.id))
    }
  }
}

extension Plan {
  /// Of a public class of a library, which code outside of the tree may observe.
  fileprivate func clientNotes(_ model: TypeID) -> [Diagnostic.Note] {
    guard withClients.contains(model), !isBlocked(model) else { return [] }
    return [
      .init(
        "it is public: clients outside of this tree that observe it have to follow",
        at: place(ofName: model))
    ]
  }

  /// What the macro writes stands outside of the type around, where a private class is not seen.
  fileprivate func accessNotes(_ model: TypeID) -> [Diagnostic.Note] {
    guard !isBlocked(model), index[model].parent != nil,
      let access = index.types.declaration(model).modifiers.first(where: {
        $0.name == "private" && $0.detail == nil
      })
    else { return [] }
    return [
      .init(
        "'private' "
          + (index.isInPrivateExtension(model) ? "goes" : "becomes 'fileprivate'")
          + ": the macro needs to see the class in the whole file",
        at: Place(index[model].declaration.file, access.range))
    ]
  }

  /// Where the conformance comes from when it is not written at the class itself.
  fileprivate func conformanceNotes(_ model: TypeID) -> [Diagnostic.Note] {
    index.traits(model).conformances.compactMap { conformance in
      switch conformance {
      case .written(let range, let part):
        guard part != index[model].declaration else { return nil }
        return .init("the conformance is written here", at: Place(part.file, range))
      case .throughAlias(let range, let part):
        return .init("through a typealias", at: Place(part.file, range))
      case .throughProtocol(let root, _):
        return .init("through the protocol '\(name(root))'", at: place(ofName: root))
      case .throughSuperclass(let root):
        return .init("through its superclass '\(name(root))'", at: place(ofName: root))
      }
    }
  }
}

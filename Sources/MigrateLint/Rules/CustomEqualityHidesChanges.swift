extension Rule {
  static let customEqualityHidesChanges = Rule(
    id: "custom-equality-hides-changes",
    group: .observation,
    summary: "A hand-written `==` keeps changes from views",
    explanation: """
      ## What it finds

      A tracked property that is set somewhere to a new value, and whose type, or that of its
      elements, has a hand-written `==` that does not compare everything the type stores. And
      `items = items`, by which a model wants to have its views drawn again, or `let one = chair`, a
      change of that object, and `chair = one`. In a class that is still an `ObservableObject` they
      are notes, for the time after the migration, and so are lists of objects of Objective-C that
      are set as a whole. What Core Data fetches again is an equal list, too.

      ## Why it matters

      `@Published` told everybody of each assignment. An `@Observable` class compares first: a new
      value that equals the old one is stored, and nobody is told. With an `==` that compares only
      the `id`, the view keeps showing the old title.

      ## Example

      ```swift
      import Observation

      struct Song: Equatable {
        let id: Int
        var title: String

        static func == (a: Song, b: Song) -> Bool { a.id == b.id }
      }

      @Observable
      final class Player {
        var current: Song?  // expect: custom-equality-hides-changes "current"

        func play(_ song: Song) {
          current = song
        }
      }
      ```

      ## Instead

      ```swift
      import Observation

      struct Song: Equatable {
        let id: Int
        var title: String
      }

      @Observable
      final class Player {
        var current: Song?

        func play(_ song: Song) {
          current = song
        }
      }
      ```

      ## Fix safety

      No rewrite is planned for it: who else uses the `==` cannot be told. A change in place, such
      as `current?.title = title`, always tells everybody. A model that is filled with objects of
      Core Data migrates with `--unsafe-fixes` only: look first whether each row observes its
      object, or let the model publish values.

      ## Known gaps

      - A property that nobody sets as a whole, initialisers aside, is not reported; clients outside
        of the tree are not seen.
      - What a type stores privately, and closures, may be left out, unless a property shows them
        that others see. A `==` that asks a function of no type, and what a generic model is made
        of, are not looked into.
      - Objects of Core Data whose class is not in the tree are known by `fetch` and
        `fetchedObjects` beside the assignment only.
      - A class with an `id` that starts as `UUID()` and is compared is taken to be compared by
        identity.
      """
  ) { plan in
    plan.obstacles("custom-equality-hides-changes")
      + plan.hiddenChanges.map { plan.diagnostic($0) }
      + plan.refreshesByAssignment.map { plan.diagnostic($0) }
  }
}

extension Plan {
  fileprivate func diagnostic(_ change: HiddenChange) -> Diagnostic {
    let property = index.variable(change.property).name
    let isMigrated = !isToMigrate(change.model)
    let missing = change.gap.missing.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
      + (change.gap.missing.count > 3 ? " and more" : "")
    return Diagnostic(
      isMigrated ? .warning : .note, at: index.namePlace(change.property),
      (isMigrated ? "" : "after the migration, ")
        + "setting '\(property)' to a value \(difference(change)) only in \(missing) updates no"
        + " view",
      symbol: name(change.model) + "." + property, model: change.model,
      notes: [
        .init(
          "the '\(change.gap.function)' of '\(index[change.type].name)' leaves that out",
          at: change.gap.place),
        .init(words(change.setting.evidence), at: change.setting.place),
      ])
  }

  private func words(_ evidence: HiddenChange.Evidence) -> String {
    switch evidence {
    case .set: "it is set here"
    case .bound: "a binding to it is handed on here"
    case .perhaps: "it may be set here"
    }
  }

  /// What of the value differs: the value itself, or something in it.
  private func difference(_ change: HiddenChange) -> String {
    let reader = BodyReader(index: index, file: change.property.place.file)
    return reader.type(of: change.property).nominal == change.value
      ? "that differs" : "of which a '\(index[change.value].name)' differs"
  }

  fileprivate func diagnostic(_ refresh: RefreshByAssignment) -> Diagnostic {
    let property = index.variable(refresh.property).name
    let value = switch refresh.value {
    case .itself: "itself"
    case .sameObject: "the same object"
    case .sameObjects: "a list of the same objects"
    }
    return Diagnostic(
      .note, at: refresh.place,
      isToMigrate(refresh.model)
        ? "after the migration, setting '\(property)' to \(value) may update no view"
        : "setting '\(property)' to \(value) updates no view",
      symbol: name(refresh.model) + "." + property, model: refresh.model)
  }
}

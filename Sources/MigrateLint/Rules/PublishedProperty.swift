extension Rule {
  static let publishedProperty = Rule(
    id: "published-property",
    group: .migration,
    summary: "A property of a model is `@Published`",
    explanation: """
      ## What it finds

      Every `@Published` property of a class that is an `ObservableObject`.

      ## Why it matters

      An `@Observable` class tracks its stored properties by itself. A `@Published` that is left
      behind does not compile there: the macro and the wrapper both declare an `_items`.

      ## Example

      ```swift
      import Combine

      final class Basket: ObservableObject {
        @Published private(set) var items: [String] = []  // expect: published-property "@Published"

        func add(_ item: String) {
          items.append(item)
        }
      }
      ```

      ## Instead

      ```swift
      import Observation

      @Observable
      final class Basket {
        private(set) var items: [String] = []

        func add(_ item: String) {
          items.append(item)
        }
      }
      ```

      ## Fix safety

      `--fix` takes the attribute away, together with the rest of the unit, and keeps access levels,
      observers and comments; that is safe. Where a binding reaches into an object that the property
      keeps, `$model.draft.title`, the unit is unsafe: setting `title` set `draft` again and told
      everybody, while a tracked `draft` that stays the same object may tell nobody. The same holds
      of a `draft` that is an `ObservableObject` and stays one; if both can change safely they are
      one unit.

      ## Known gaps

      - A property that no view reads redrew, whenever it was set, every view that observes its
        model; a note says where that ends. What such a view shows of elsewhere may be older then.
      - Whether anybody needs the publisher `$items` is looked up in the files that are read. The
        clients of a library are not among them.
      - A tracked property does not notify when it is set to an equal value, as `@Published` did.
        `custom-equality-hides-changes` finds some code that relies on that, not all.
      - `@Published` in a class that is no `ObservableObject` is left alone on purpose.
      """
  ) { plan in
    plan.models.flatMap { model in
      model.properties.compactMap { property in
        guard let place = property.published else { return nil }
        var notes = property.caution.map { [Diagnostic.Note($0.message, at: $0.place)] } ?? []
        if plan.redrawsUnseen(property, of: model.id) {
          notes.append(
            .init(
              "no view reads '\(property.name)' while it is drawn: setting it will no longer redraw"
                + " those that observe '\(plan.name(model.id))'", at: property.place))
        }
        return Diagnostic(
          plan.migrationSeverity(model.id), at: place,
          "'\(property.name)' is '@Published'; in an '@Observable' class it is a plain 'var'",
          symbol: plan.name(model.id) + "." + property.name, model: model.id, notes: notes)
      }
    }
  }
}

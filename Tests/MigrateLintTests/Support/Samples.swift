@testable import MigrateLint

extension [Rule] {
  /// Three rules that do not depend on which there really are.
  static let samples = [
    Rule(
      id: "state-object", group: .migration, summary: "`@StateObject` becomes `@State`",
      explanation: "## What it finds\n\nA holder."
    ) { _ in [] },
    Rule(
      id: "observed-object", group: .migration, summary: "`@ObservedObject` goes",
      explanation: "## What it finds\n\nAnother holder."
    ) { _ in [] },
    Rule(
      id: "unobserved-model", group: .ownership, summary: "nothing observes the model",
      explanation: "## What it finds\n\nA plain property."
    ) { _ in [] },
  ]
}

extension ReportedRange {
  /// A place on one line.
  static func at(
    _ path: String, _ line: Int, _ columns: Range<Int>, _ sourceLine: String
  ) -> ReportedRange {
    ReportedRange(
      path: path, start: .init(line: line, column: columns.lowerBound),
      end: .init(line: line, column: columns.upperBound), sourceLine: sourceLine)
  }

  /// The place of the first occurrence of `part` in a line.
  static func of(_ part: String, in sourceLine: String, path: String = "A.swift") -> ReportedRange {
    let start = sourceLine.range(of: part)!.lowerBound
    let column = sourceLine.utf8.distance(from: sourceLine.startIndex, to: start) + 1
    return at(path, 7, column..<column + part.utf8.count, sourceLine)
  }
}

extension ReportedFinding {
  static func sample(
    rule: String = "state-object", group: String = "migration", severity: Severity = .warning,
    message: String = "'cart' can be '@State'",
    place: ReportedRange = .of("@StateObject", in: "  @StateObject var cart = Cart()"),
    model: String? = "Cart", notes: [ReportedNote] = []
  ) -> ReportedFinding {
    ReportedFinding(
      rule: rule, group: group, severity: severity, message: message, place: place,
      symbol: "CartView.cart", model: model, notes: notes)
  }
}

extension ReportedModel {
  static func sample(status: String = "ready") -> ReportedModel {
    ReportedModel(
      name: "Shop.Cart", place: .at("Cart.swift", 3, 7..<11, "class Cart: ObservableObject {"),
      status: status, unit: 1,
      blockers: [
        Blocker(
          rule: "published-projection", message: "'$items' is a publisher",
          place: .at("Cart.swift", 9, 5..<11, "    $items.sink { }"))
      ],
      properties: [Property(name: "items", line: 4, action: "tracked")],
      holders: [
        Holder(
          type: "CartView", property: "cart", path: "A.swift", line: 7, ownership: "creates",
          binding: true, form: "@StateObject", newForm: "@State")
      ])
  }
}

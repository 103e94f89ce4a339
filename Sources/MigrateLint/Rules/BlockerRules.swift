/// Why a unit stays as it is: one rule for each kind of reason, all from the plan.
extension Rule {
  static let publishedProjection = blocker(
    "published-projection",
    summary: "A publisher of a published property is used",
    explanation: """
      """)

  static let publishedStorage = blocker(
    "published-storage",
    summary: "The storage of a published property is used",
    explanation: """
      """)

  static let objectWillChange = blocker(
    "object-will-change",
    summary: "`objectWillChange` is used",
    explanation: """
      """)

  static let customObjectWillChange = blocker(
    "custom-object-will-change",
    summary: "A model has an `objectWillChange` of its own",
    explanation: """
      """)

  static let externalSupertype = blocker(
    "external-supertype",
    summary: "A model inherits from a class declared elsewhere",
    explanation: """
      """)

  static let constrainedToObservableObject = blocker(
    "constrained-to-observable-object",
    summary: "A protocol requires the model to be an `ObservableObject`",
    explanation: """
      """)

  static let unsupportedDeclaration = blocker(
    "unsupported-declaration",
    summary: "A declaration cannot be `@Observable`",
    explanation: """
      """)

  static let untrackableName = blocker(
    "untrackable-name",
    summary: "A published property has a name or access that `@Observable` cannot expand",
    explanation: """
      """)

  static let synthesizedCodable = blocker(
    "synthesized-codable",
    summary: "A model leaves its Codable code to the compiler",
    explanation: """
      """)

  private static func blocker(_ id: String, summary: String, explanation: String) -> Rule {
    Rule(id: id, group: .blocker, summary: summary, explanation: explanation) { plan in
      plan.models.flatMap { model in
        model.blockers.filter { $0.rule == id }.map { blocker in
          Diagnostic(
            at: blocker.place, "'\(plan.name(model.id))' stays: \(blocker.message)",
            symbol: plan.name(model.id), model: model.id)
        }
      }
    }
  }
}

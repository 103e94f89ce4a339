extension Rule {
  static let environmentModelNotProvided = Rule(
    id: "environment-model-not-provided",
    group: .ownership,
    summary: "A view reads a model from the environment that nobody puts in",
    explanation: """
      """
  ) { plan in
    plan.missingEnvironmentModels.map { missing in
      Diagnostic(
        .error, at: missing.place,
        "'\(missing.view)' needs '\(plan.name(missing.model))' from the environment, and "
          + (missing.isPreview ? "this preview does not provide it" : "nothing here provides it")
          + ": it crashes",
        symbol: missing.view, model: missing.model,
        notes: [.init("'\(missing.holderSymbol)' reads it", at: missing.holder)])
    }
  }
}

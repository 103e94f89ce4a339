extension Rule {
  static let observableObjectClass = Rule(
    id: "observable-object-class",
    group: .migration,
    summary: "A class is an `ObservableObject`",
    explanation: """
      """
  ) { plan in
    plan.models.filter { $0.status != .migrated }.map { model in
      let name = plan.name(model.id)
      return Diagnostic(
        plan.migrationSeverity(model.id), at: plan.place(ofName: model.id),
        "'\(plan.index[model.id].name)' is an ObservableObject; make it '@Observable'",
        symbol: name, model: model.id,
        notes: plan.conformanceNotes(model.id) + plan.blockerNotes(model.id))
    }
  }
}

extension Plan {
  /// Where the conformance comes from when it is not written at the class itself.
  fileprivate func conformanceNotes(_ model: TypeID) -> [Diagnostic.Note] {
    index.traits(model).conformances.compactMap { conformance in
      switch conformance {
      case .written(let range, let part):
        guard part != index[model].declaration else { return nil }
        return .init("the conformance is written here", at: Place(part.file, range))
      case .throughProtocol(let root, _):
        return .init("through the protocol '\(name(root))'", at: place(ofName: root))
      case .throughSuperclass(let root):
        return .init("through its superclass '\(name(root))'", at: place(ofName: root))
      case .external: return nil
      }
    }
  }
}

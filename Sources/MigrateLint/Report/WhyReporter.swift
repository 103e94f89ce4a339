/// What was decided about one model, type or property, and on which evidence.
struct WhyReporter {
  /// The parts of the report that are about it.
  private(set) var report: LintReport
  private let name: [Substring]
  private let all: [ReportedModel]
  /// The properties of models that are meant, by model.
  private var properties: [(model: ReportedModel, property: ReportedModel.Property)] = []
  /// The holders that are meant.
  private var holders: [(model: String, holder: ReportedModel.Holder)] = []
  /// The models that are meant by themselves.
  private var models: [ReportedModel] = []

  /// Looks for `Cart`, `Shop.Cart`, `Cart.items` or `CartView.cart`.
  init(_ name: String, in report: LintReport) {
    self.report = report
    self.name = Self.parts(name)
    all = report.models
    models = all.filter { isMeant($0.name) }
    for model in all {
      properties += model.properties.filter { isMeant(model.name, $0.name) }.map { (model, $0) }
      holders += model.holders.filter { isMeant($0.type) || isMeant($0.type, $0.property) }
        .map { (model.name, $0) }
    }
    self.report.findings = report.findings.filter { isAbout($0.symbol) }
    let named = Set(models.map(\.name) + properties.map(\.model.name) + holders.map(\.model))
    self.report.models = all.filter { named.contains($0.name) }
  }

  var isEmpty: Bool {
    models.isEmpty && properties.isEmpty && holders.isEmpty && report.findings.isEmpty
  }

  /// What could have been asked for.
  static func names(in report: LintReport) -> [String] {
    report.models.flatMap { model in
      [model.name] + model.properties.map { "\(model.name).\($0.name)" }
        + model.holders.flatMap { [$0.type, "\($0.type).\($0.property)"] }
    }
  }

  // MARK: Names

  private static func parts(_ name: String) -> [Substring] { name.split(separator: ".") }

  /// Whether a name is the one that was asked for, or ends with it.
  private func isMeant(_ names: String...) -> Bool {
    let parts = names.flatMap { Self.parts($0) }
    return parts.count >= name.count && !name.isEmpty && parts.suffix(name.count) == name[...]
  }

  /// Whether a declaration is the one that was asked for, or in it.
  private func isAbout(_ symbol: String) -> Bool {
    let parts = Self.parts(symbol)
    return parts.indices.contains { end in
      isMeant(parts[...end].joined(separator: "."))
    }
  }

  // MARK: Text

  /// What is decided; the findings follow in the way of a report.
  func text() -> String {
    var lines = models.flatMap { block(of: $0) }
    for (model, property) in properties {
      lines.append(
        "\(model.place.path):\(property.line): \(model.name).\(property.name) "
          + Self.word(property))
    }
    let told = Set(models.map(\.name))
    for (model, holder) in holders where !told.contains(model) {
      lines.append(HolderText.line(holder) + ", holds '\(model)'")
    }
    if lines.isEmpty { return "" }
    return lines.map { DisplayText.escaped($0) + "\n" }.joined()
      + (report.findings.isEmpty ? "" : "\n")
  }

  private func block(of model: ReportedModel) -> [String] {
    var lines = [
      "\(model.place.path):\(model.place.start.line): \(model.name) is \(model.status)"
        + (model.status == "migrated" ? "" : ", unit \(model.unit)")
    ]
    lines += model.blockers.map {
      "  \($0.place.path):\($0.place.start.line): \($0.message) [\($0.rule)]"
    }
    lines += model.properties.map {
      "  \(model.place.path):\($0.line): \($0.name) \(Self.word($0))"
    }
    lines += model.holders.map { "  " + HolderText.line($0) }
    let others = all.filter { $0.unit == model.unit && $0.name != model.name }
    if !others.isEmpty, model.status != "migrated" {
      lines.append("  migrates together with " + others.map(\.name).joined(separator: ", "))
    }
    return lines
  }

  private static func word(_ property: ReportedModel.Property) -> String {
    switch property.action {
    case "tracked": "is tracked"
    case "ignored": "gets '@ObservationIgnored'"
    default: "stays as it is"
    }
  }
}

extension ProjectFacts {
  /// Whether an initialiser may change a property that has a value already: what gives it the first
  /// one calls no observer, tracked or not (H022).
  ///
  /// Of a property without a default an initialiser gives the first value where it names the
  /// property once; whatever else it does with it may be a change.
  func mayBeSetAgainWhileMade(
    _ variable: VariableDeclaration, _ model: TypeID, _ index: ProjectIndex
  ) -> Bool {
    let isSet = (assignments[PropertyKey(model, variable.name)] ?? [])
      .contains { $0.unit.kind == .initializer }
    if variable.initialValue != nil || variable.type?.isOptional ?? true { return isSet }
    return index.initializers(of: model).contains { initializer in
      guard let body = index.function(initializer).body else { return false }
      let file = index.files[initializer.place.file]
      let locals = file.localNames(in: body)
        .union(index.function(initializer).parameters.map(\.name))
      return file.count(ofProperty: variable.name, in: body, besides: locals) > 1
    }
  }
}

extension ParsedFile {
  /// How often a body names a property: `self.x`, or `x` where no local has that name.
  fileprivate func count(ofProperty name: String, in body: TokenSpan, besides: Set<String>) -> Int {
    func text(_ position: Int) -> String {
      stream.tokens.indices.contains(position) ? source.text(stream.tokens[position].range) : ""
    }
    return (body.start..<body.end).count { position in
      guard text(position) == name || text(position) == "`\(name)`" else { return false }
      if text(position - 1) == "." { return text(position - 2) == "self" }
      return !besides.contains(name) && text(position + 1) != ":"
    }
  }
}

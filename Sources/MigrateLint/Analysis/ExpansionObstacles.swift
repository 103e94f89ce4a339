// What the macro's code for a tracked property stumbles over.
extension PropertyDecider {
  /// Why the macro's code for a property would not compile.
  func obstacle(toExpanding member: MemberID, _ model: TypeID) -> (String, String)? {
    let variable = index.variable(member)
    if variable.isBackticked || variable.hasModifier("open") {
      return ("untrackable-name", "'@Observable' cannot expand the way it is declared")
    }
    if !index.members("_" + variable.name, of: model).isEmpty {
      return ("untrackable-name", "'_\(variable.name)' is there already")
    }
    if takesOver("_" + variable.name, of: model, in: member.place.file) {
      return (
        "untrackable-name",
        "code of the class means another '_\(variable.name)' than the one that '@Observable' keeps"
          + " it in")
    }
    if index.cannotBeCopied(BodyReader(index: index, file: member.place.file).type(of: member)) {
      return ("unsupported-declaration", "what cannot be copied cannot be tracked")
    }
    if variable.type?.isOpaque ?? false {
      return (
        "unsupported-declaration",
        "what is declared as 'some' cannot be tracked: the macro keeps it in a property of another"
          + " type")
    }
    if variable.attribute(FrameworkNames.copyingAttribute) != nil {
      return (
        "unsupported-declaration",
        "a tracked property is computed, where '@\(FrameworkNames.copyingAttribute)' cannot"
          + " stand")
    }
    if let attribute = variable.attributes.first(where: { index.isRefused($0, by: model) }) {
      return ("unsupported-declaration", PropertyDecider.refusal(of: attribute))
    }
    if namedByInitAccessors.contains(variable.name) {
      return (
        "unsupported-declaration",
        "an init accessor names it, which may name none but stored properties: a tracked one is"
          + " computed")
    }
    return nil
  }

  /// Whether code that sees the private storage of a property, which stands in the file of its
  /// class, means something else by that name: `count = _count()`.
  private func takesOver(_ storage: String, of model: TypeID, in file: FileIndex) -> Bool {
    facts.files[file].unclaimedNames.contains {
      $0.name == storage && index.typesLookedUp(for: $0).contains(model)
    }
  }

  static func refusal(of attribute: AttributeSyntax) -> String {
    "the macro keeps what is tracked in a private property, where '@\(attribute.name)' cannot stand"
  }
}

extension ProjectIndex {
  /// Whether an attribute of a property cannot stand at private storage: `@_spi`, save in a class
  /// that has it too, where the compiler lets it pass.
  func isRefused(_ attribute: AttributeSyntax, by model: TypeID) -> Bool {
    attribute.lastName == FrameworkNames.interfaceAttribute
      && !types.declaration(model).attributes.contains { $0.lastName == attribute.lastName }
  }
}

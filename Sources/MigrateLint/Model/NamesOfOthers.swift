// Names that a protocol of others may give.
extension ProjectIndex {
  /// Whether names in a declaration may mean something that a protocol of others asks for: those of
  /// its associated types are names in all that conform.
  func mayGiveNames(around owner: OutlineIndex?, in file: FileIndex) -> Bool {
    var current = owner
    while let position = current {
      let written = files[file].outline.types[position]
      guard let type = types.type(file, position) else { return true }
      if written.kind == .protocol || self[type].kind == .protocol { return true }
      for id in supertypes(of: type).union([type]) {
        let isKnown = traits(id).externalSupertypes.allSatisfy(FrameworkNames.givesNoUnknownNames)
          && types.declaration(id).attributes.allSatisfy {
            FrameworkNames.knownTypeAttributes.contains($0.lastName)
          }
        if !isKnown { return true }
      }
      current = written.parent
    }
    return false
  }
}

extension ParsedFile {
  /// `[]`, `[:]` or `nil`, which say nothing of a type.
  func isEmptyLiteral(_ span: TokenSpan) -> Bool {
    ["[]", "[:]", "nil"].contains(
      stream.tokens[span.start..<span.end].map { source.text($0.range) }.joined())
  }
}

extension FrameworkNames {
  /// A class of Apple's, or a protocol whose associated types are known by name.
  static func givesNoUnknownNames(_ name: String) -> Bool {
    membersOfPlainProtocols[name] != nil || viewProtocols.contains(name) || isOfPlatform(name)
      || ["Error", "LocalizedError", "CaseIterable"].contains(name)
  }

  /// The associated types of those.
  static let associatedNames: Set<String> = [
    "ID", "AllCases", "Body", "Content", "Previews", "ObjectWillChangePublisher", "Context",
    "Coordinator", "Cache", "UIViewType", "NSViewType", "UIViewControllerType", "RawValue",
    "NSViewControllerType", "WKInterfaceObjectType", "AnimatableData", "Value", "Configuration",
    "Data", "TabValue", "TableRowValue",
  ]
}

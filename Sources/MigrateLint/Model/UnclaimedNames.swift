// Names that a member which the macro adds to a class would take over.

/// A name with nothing in front, which is no local and no wrapper's storage, and which the macro
/// gives to something that it adds to classes: `access(path, R_OK)`, `_count`.
struct UnclaimedName: Sendable {
  var name: String
  var place: Place
  var unit: CodeUnit
}

extension BodyReader {
  /// Notes a name that may be one of those. Which type around declares it is asked later.
  func noteUnclaimed(_ name: String, at node: NodeID) {
    guard isRecording, unit.declaration != nil, local(name) == nil,
      name.hasPrefix("_") ? index.declaresMember(String(name.dropFirst())) : true
    else { return }
    facts.unclaimedNames.append(UnclaimedName(name: name, place: namePlace(node), unit: unit))
  }
}

extension ProjectIndex {
  /// The types around a name in which the compiler looks for it before it finds what is meant,
  /// innermost first: those that do not have it.
  func typesLookedUp(for use: UnclaimedName) -> [TypeID] {
    let file = use.unit.file
    let declarations = files[file].outline.types
    var found: [TypeID] = []
    var current = use.unit.declaration
    while let position = current {
      current = declarations[position].parent
      guard let type = types.type(file, position) else { continue }
      if has(use.name, type) { return found }
      found.append(type)
    }
    return found
  }

  /// Whether a type has a member of that name, perhaps from an extension of what others declare.
  private func has(_ name: String, _ type: TypeID) -> Bool {
    !members(name, of: type).isEmpty || hasCase(name, type)
      || typesOfOthers(above: type).contains { !externalMembers(name, of: $0).isEmpty }
  }
}

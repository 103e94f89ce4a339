// Which code can name a member, by the member's access level.
extension ProjectIndex {
  /// Whether a type stands right in an extension that is private to the file.
  func isInPrivateExtension(_ type: TypeID) -> Bool {
    let place = self[type].declaration
    let types = files[place.file].outline.types
    guard let around = types[place.index].parent, types[around].kind == .extension,
      types[around].parent == nil
    else { return false }
    return types[around].hasModifier("private") || types[around].hasModifier("fileprivate")
  }

  /// Whether code at a place can name a member; where that cannot be told, the answer is yes.
  ///
  /// What is `private` or `fileprivate` is never seen in another file: `@testable` does not show
  /// it, and a protocol that is used elsewhere cannot be met by it, save in a type that is hidden.
  func isVisible(_ member: MemberID, at place: Place) -> Bool {
    let outer = outerDeclaration(member).map { files[member.place.file].outline.types[$0] }
    switch access(of: member, in: outer) {
    case .everywhere: return true
    case .file:
      return place.file == member.place.file || outer != nil && mayBeHidden(owner(member))
    case .declaration:
      return place.file == member.place.file && isInside(place, typeOf: member)
    }
  }

  /// Whether only code of its own file can name a member.
  func isKeptToItsFile(_ member: MemberID) -> Bool {
    let outer = outerDeclaration(member).map { files[member.place.file].outline.types[$0] }
    switch access(of: member, in: outer) {
    case .everywhere: return false
    case .file: return outer == nil || !mayBeHidden(owner(member))
    case .declaration: return true
    }
  }

  private func access(of member: MemberID, in outer: TypeDeclaration?) -> MemberAccess {
    let modifiers = member.kind == .variable
      ? variable(member).modifiers : function(member).modifiers
    let own = modifiers.lazy.filter { $0.detail == nil }.map(\.name)
    switch own.first(where: FrameworkNames.accessModifiers.contains) {
    case "private": return outer == nil ? .file : .declaration
    case "fileprivate": return .file
    case nil:
      guard let outer, outer.kind == .extension else { return .everywhere }
      return outer.isHidden ? .file : .everywhere
    default: return .everywhere
    }
  }

  /// A type that is not seen everywhere may meet a protocol by what is hidden in its file.
  private func mayBeHidden(_ type: TypeID?) -> Bool {
    var current = type
    var steps = 0
    while let type = current, steps < 16 {
      let place = self[type].declaration
      let declaration = types.declaration(place)
      // Here: what is written in an extension has the extension's access.
      let outer = declaration.parent.map { files[place.file].outline.types[$0] }
      if declaration.isLocal || declaration.isHidden || outer?.isHidden ?? false { return true }
      current = self[type].parent
      if current == nil, outer == nil { return false }
      steps += 1
    }
    return true
  }

  /// Whether a place is inside of the type that declares a member, or of an extension of it in the
  /// same file.
  private func isInside(_ place: Place, typeOf member: MemberID) -> Bool {
    let outline = files[member.place.file].outline
    guard let outer = outerDeclaration(member) else { return true }
    let (owner, name) = (types.type(member.place.file, outer), outline.types[outer].lastName)
    return outline.types.indices.contains { position in
      let declaration = outline.types[position]
      guard declaration.range.contains(place.range) else { return false }
      // Here: an extension may be of another type of that name than it was taken for.
      return declaration.lastName == name
        || owner != nil && types.type(member.place.file, position) == owner
    }
  }
}

/// Who can name a member.
private enum MemberAccess {
  case everywhere
  case file
  /// The declaration around it, and extensions in the same file.
  case declaration
}

extension TypeDeclaration {
  var isHidden: Bool { hasModifier("private") || hasModifier("fileprivate") }
  fileprivate var lastName: String { extendedType?.lastName ?? name }
}

extension VariableDeclaration {
  var isHidden: Bool { hasModifier("private") || hasModifier("fileprivate") }

  /// Whether nothing but its own file can set it: `private(set)` says so as well.
  var isItsOwn: Bool { modifiers.contains { ["private", "fileprivate"].contains($0.name) } }
}

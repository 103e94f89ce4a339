// What a hand-written `==` leaves out that only the type itself sees, and shows by computing.
extension EqualityCoverage {
  /// The computed properties that others see and that show what they do not: what is private, and
  /// what a closure gives, which the type may ask for by way of them.
  func computedNames(
    of type: TypeID, besides covered: Set<String>, over isMissing: (String) -> Bool
  ) -> [String] {
    let seen = Set(storedNames(of: type))
    let hidden = Set(
      index.storedProperties(of: type).filter { member in
        let variable = index.variable(member)
        return !seen.contains(variable.name) && isMissing(variable.name)
          && !(variable.isLet && variable.initialValue != nil) && !variable.hasModifier("lazy")
          && !givesNothing(member) && mayDiffer(member, of: type, besides: covered)
      }.map { index.variable($0).name })
    guard !hidden.isEmpty else { return [] }
    return index.allMembers(of: type).values.joined().filter { member in
      guard member.kind == .variable, case let variable = index.variable(member),
        variable.isComputed, !variable.isStatic, !variable.isHidden,
        !FrameworkNames.shownToNobody.contains(variable.name),
        let shown = stored(behind: [variable.name], of: type)
      else { return false }
      return !shown.isDisjoint(with: hidden)
    }.sorted().map { index.variable($0).name }
  }

  /// `let act: () -> Void`
  private func givesNothing(_ member: MemberID) -> Bool {
    guard case .function(let result)? = index.resolvedType(of: member)?.unwrapped else {
      return false
    }
    return result.isVoid
  }

  /// Whether two values that are equal may have different ones: not where nothing sets what it
  /// starts with, nor where it is made of what is compared.
  private func mayDiffer(
    _ member: MemberID, of type: TypeID, besides covered: Set<String>
  ) -> Bool {
    let variable = index.variable(member)
    let file = index.files[member.place.file]
    if variable.initialValue != nil { return file.sets(variable.name, beside: variable.nameRange) }
    let initializers = index.initializers(of: type)
    return initializers.isEmpty || !variable.isLet
      || !initializers.allSatisfy { makes(variable.name, of: covered, in: $0) }
  }

  /// `upper = name.uppercased()` beside `self.name = name`, where the name is compared: made of
  /// parameters that are kept as they are, and of nothing else.
  private func makes(
    _ name: String, of covered: Set<String>, in initializer: MemberID
  ) -> Bool {
    guard let body = index.function(initializer).body else { return false }
    let tree = index.files[initializer.place.file].body(body)
    guard tree.root >= 0 else { return false }
    let parameters = Set(index.function(initializer).parameters.map(\.name))
    // Here: a local may stand for anything, also in the place of a parameter.
    guard index.files[initializer.place.file].localNames(in: body).isEmpty else { return false }
    var kept: Set<String> = []
    var values: [Set<String>] = []
    func read(_ node: NodeID) {
      let parts = tree.children(node).map { $0 }
      if tree.kind(node) == .assignment, parts.count == 2, let target = ownName(parts[0], tree) {
        if target == name { values.append(names(in: parts[1], tree)) }
        if covered.contains(target), tree.kind(parts[1]) == .name {
          kept.insert(tree.name(parts[1]))
        }
      }
      for part in parts { read(part) }
    }
    read(tree.root)
    return !values.isEmpty && values.allSatisfy { names in
      !names.isEmpty && names.allSatisfy { parameters.contains($0) && kept.contains($0) }
    }
  }

  private func ownName(_ node: NodeID, _ tree: BodyTree) -> String? {
    tree.kind(node) == .name || tree.isOfSelf(node) ? tree.name(node) : nil
  }

  private func names(in node: NodeID, _ tree: BodyTree) -> Set<String> {
    if tree.isOfSelf(node) || tree.kind(node) == .name { return [tree.name(node)] }
    return tree.children(node).reduce(into: []) { $0.formUnion(names(in: $1, tree)) }
  }
}

extension ParsedFile {
  /// `(a, b) = (x, y)`
  private func isInAssignedTuple(_ position: Int) -> Bool {
    guard [",", ")"].contains(word(position + 1)),
      let end = stream.tokens[position...].firstIndex(where: { $0.kind == .rightParen })
    else { return false }
    return word(end + 1) == "="
  }

  /// Whether a name is set, changed in place or given by a label somewhere in the file, beside one
  /// place.
  fileprivate func sets(_ name: String, beside range: ByteRange) -> Bool {
    stream.tokens.indices.contains { position in
      guard stream.tokens[position].range.count == name.utf8.count, word(position) == name,
        stream.tokens[position].range != range
      else { return false }
      let (before, next) = (word(position - 1), word(position + 1))
      let isOfSelf = before == "." && word(position - 2) == "self"
      return [".", "[", ":", "?", "!"].contains(next) || isInAssignedTuple(position)
        || (isOfSelf ? word(position - 3) : before) == "&"
        || next.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(next)
    }
  }
}

/// A local variable that carries a wrapper.
public struct LocalHolderFact: Sendable {
  public var name: String
  public var wrapper: Wrapper
  public var attribute: Place
  public var namePlace: Place
  public var type: ResolvedType
  public var origin: Origin
  public var isUsedAsBinding: Bool
  /// `@Bindable var model = model`, which nobody sets: its name means the same without it.
  public var isNeedless: Bool
  public var unit: CodeUnit
}

// Local variables that carry a wrapper.
extension BodyReader {
    /// `value` is what it starts with, where no type is written.
  func noteLocalHolder(
    _ name: NodeID, _ attribute: NodeID, _ value: NodeID?, _ local: inout LocalName
  ) {
    guard isRecording, let wrapper = Wrapper(named: tree.name(attribute)) else { return }
    noteLocalArguments(of: attribute, wrapper, local.type, at: name)
    local.holderFact = facts.localHolders.count
    facts.localHolders.append(
      LocalHolderFact(
        name: tree.name(name), wrapper: wrapper, attribute: place(attribute),
        namePlace: namePlace(name), type: local.type, origin: local.origin,
        isUsedAsBinding: false, isNeedless: isNeedless(tree.name(name), value), unit: unit))
    // Here: such a local keeps its model, as a property would.
    if wrapper == .stateObject || wrapper == .state {
      local.origin = .closureParameter(namePlace(name))
    }
  }

  /// `@ObservedObject(wrappedValue: model) var model`: what takes its place is not written so.
  private func noteLocalArguments(
    of attribute: NodeID, _ wrapper: Wrapper, _ type: ResolvedType, at name: NodeID
  ) {
    let bytes = index.files[unitFile].source.bytes
    let end = tree.nameRange(attribute).end
    guard wrapper.isOfOldWorld, end < bytes.count, bytes[end] == UInt8(ascii: "(") else { return }
    facts.constrainedUses.append(
      ConstrainedUse(
        kind: .declaration, subject: wrapper.attribute, place: namePlace(name),
        models: models(in: type), isTold: !isUntracked(type)))
  }

  /// Whether a local has the name and the value of what is there already, a local or a stored
  /// property that is meant without `self` everywhere, and nobody sets it.
  private func isNeedless(_ name: String, _ value: NodeID?) -> Bool {
    guard let value, [.name, .member].contains(tree.kind(value)), tree.name(value) == name,
      tree.kind(value) == .name || tree.isOfSelf(value), !isSet(name)
    else { return false }
    if local(name) != nil { return tree.kind(value) == .name }
    guard let owner = unit.owner, [.struct, .enum].contains(index[owner].kind),
      let member = index.members(name, of: owner).first, member.kind == .variable
    else { return false }
    return !index.variable(member).isComputed && !index.isRequirement(member)
  }

  /// Whether the body sets something of that name, or gives it away to be changed.
  private func isSet(_ name: String) -> Bool {
    tree.nodes.indices.contains { position in
      let kind = tree.nodes[position].kind
      guard kind == .assignment || kind == .reference,
        let target = tree.firstChild(NodeID(position))
      else { return false }
      return tree.kind(target) == .name && tree.name(target) == name
    }
  }
}

// `$model.player.volume`: a binding that changes a part of an object sets nothing else anew.
extension BodyReader {
  /// Notes what a binding reaches into, where that is an object, or may be one.
  func noteBoundObject(in type: ResolvedType, at node: NodeID) {
    // Here: `$x.animation()` and members of `extension Binding` are the binding's own.
    guard isRecording, calleeNode != node, let base = tree.firstChild(node),
      index.externalMembers(tree.name(node)).isEmpty
    else { return }
    let object: BoundObjectFact.Object
    switch type.unwrapped {
    case .nominal(let id, _):
      guard index[id].kind == .class, !index.isModel(id) else { return }
      object = .ofClass(id)
    case .external(let name, let arguments):
      guard arguments.isEmpty, FrameworkNames.mayBeClass(name) else { return }
      object = .ofType(name)
    case .unknown:
      guard tree.kind(base) == .member, let model = tree.firstChild(base),
        let id = peek(model).type.boundType?.nominal ?? peek(model).type.nominal,
        let member = index.members(boundName(base), of: id).first(where: { $0.kind == .variable }),
        let owner = index.owner(member), !startsAsStruct(member)
      else { return }
      object = .inProperty(owner, boundName(base))
    default: return
    }
    facts.boundObjects.append(BoundObjectFact(object: object, place: place(node)))
  }

  /// `CGPoint.zero`: what a property starts with names a struct of others.
  private func startsAsStruct(_ member: MemberID) -> Bool {
    guard let range = index.variable(member).initialValueRange else { return false }
    let text = index.files[member.place.file].source.text(range)
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let first = name.utf8.first, first >= 0x41, first <= 0x5A else { return false }
    return !FrameworkNames.mayBeClass(String(name))
  }

  /// `player` of `$model.player`, and of `model.$player`.
  private func boundName(_ node: NodeID) -> String {
    let name = tree.name(node)
    return name.hasPrefix("$") ? String(name.dropFirst()) : name
  }
}

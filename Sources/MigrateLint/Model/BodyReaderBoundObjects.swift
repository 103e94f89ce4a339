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
      guard index[id].kind == .class, index.isModel(id) ? isKept(base, id) : !isObserved(base)
      else { return }
      object = index.isModel(id) ? .ofModel(id) : .ofClass(id)
    case .external(let name, let arguments):
      guard arguments.isEmpty, FrameworkNames.mayBeClass(name) else { return }
      object = .ofType(name)
    case .unknown:
      guard let member = boundProperty(base), let owner = index.owner(member),
        !startsAsStruct(member)
      else { return }
      object = .inProperty(owner, boundName(base))
    default: return
    }
    facts.boundObjects.append(
      BoundObjectFact(
        object: object, keeper: boundProperty(base).flatMap(keeper), property: boundName(base),
        place: place(node)))
  }

  /// The class that keeps an object in a property, and sets nothing else along with that: what
  /// computes it, observes it or overrides it may set any other. A struct is a part of something
  /// itself.
  private func keeper(_ property: MemberID) -> TypeID? {
    let variable = index.variable(property)
    guard let owner = index.owner(property), index[owner].kind == .class,
      variable.accessors.isEmpty,
      !index.subclasses(of: owner).contains(where: {
        !index.ownMembers(variable.name, of: $0).isEmpty
      })
    else { return nil }
    return owner
  }

  /// `player` of `$model.player`.
  private func boundProperty(_ base: NodeID) -> MemberID? {
    guard tree.kind(base) == .member, let model = tree.firstChild(base),
      let id = peek(model).type.boundType?.nominal ?? peek(model).type.nominal
    else { return nil }
    return index.members(boundName(base), of: id).first { $0.kind == .variable }
  }

  /// Whether a binding to a model of the old world is one to something that keeps it. `$model` of a
  /// wrapper for models, and `Bindable(model)`, keep nothing that a member of theirs could set.
  private func isKept(_ base: NodeID, _ id: TypeID) -> Bool {
    guard index.isOldModel(id) else { return false }
    switch tree.kind(base) {
    case .member:
      return !tree.name(base).hasPrefix("$") && tree.name(base) != FrameworkNames.projectedValue
    case .dollarName:
      guard let owner = unit.owner, wrappedLocal(boundName(base)) == nil else { return false }
      return index.members(boundName(base), of: owner).contains {
        $0.kind == .variable && index.wrapper($0).wrapper == .binding
      }
    default: return false
    }
  }

  /// `$feed` of `@ObservedObject var feed`, such as one of Core Data: the wrapper reaches into the
  /// object, and sets nothing that keeps it.
  private func isObserved(_ base: NodeID) -> Bool {
    guard tree.kind(base) == .dollarName, let owner = unit.owner,
      wrappedLocal(boundName(base)) == nil
    else { return false }
    return index.members(boundName(base), of: owner).contains { member in
      let wrapper = member.kind == .variable ? index.wrapper(member).wrapper : .none
      return wrapper.isOfOldWorld || wrapper == .bindable
    }
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

// Properties that keep an object of which a binding reaches a part.
extension PropertyDecider {
  /// A binding to a part of an object sets the property to the same object again, which tells
  /// nobody once it is tracked.
  func reachesInto(_ member: MemberID) -> Blocker? {
    guard !facts.boundObjects.isEmpty else { return nil }
    let kept = BodyReader(index: index, file: member.place.file).type(of: member)
    let variable = index.variable(member)
    let key = index.owner(member).map { PropertyKey($0, variable.name) }
    let bound = facts.boundObjects.values.joined().filter { fact in
      guard fact.mayBeKept(in: variable.name, of: index.owner(member)) else { return false }
      return switch fact.object {
      case .ofClass(let type): keeps(kept, type)
      case .ofType(let name): kept.unwrapped.nameOfOthers == name
      case .inProperty(let owner, let name): PropertyKey(owner, name) == key
      case .ofModel: false
      }
    }
    guard let first = bound.min(by: { $0.place < $1.place }) else { return nil }
    var isSure = false
    if case .ofClass = first.object { isSure = true }
    return Blocker(
      rule: "published-property",
      message: isSure
        ? "a binding changes the object in '\(variable.name)' here; that told everybody, and may"
          + " no longer, as the object stays the same"
        : "a binding changes a part of '\(variable.name)' here, which may be an object: that told"
          + " everybody, and may no longer, as the object stays the same",
      place: first.place, treatment: .acceptance)
  }

  /// Whether two values are the same to Observation that keep the same object of a class: the
  /// object itself, or what is compared by what it holds.
  private func keeps(
    _ type: ResolvedType, _ object: TypeID, isInside: Bool = false, depth: Int = 0
  ) -> Bool {
    guard depth < 4 else { return false }
    switch type {
    case .optional(let inner): return keeps(inner, object, isInside: isInside, depth: depth + 1)
    case .array(let inner), .dictionary(_, let inner):
      return keeps(inner, object, isInside: true, depth: depth + 1)
    case .nominal(let id, _) where index[id].kind == .class || index[id].kind == .protocol:
      return (index.isSubtype(object, of: id) || index.isSubtype(id, of: object))
        && (!isInside || index.equatableType(of: object) != nil
          || index.isEquatable(.nominal(object, [])))
    case .nominal(let id, _) where index.equatableType(of: id) != nil:
      let reader = BodyReader(index: index, file: index[id].declaration.file)
      return index.storedProperties(of: id).contains {
        keeps(reader.type(of: $0), object, depth: depth + 1)
      }
    default: return false
    }
  }

  /// The same of an object that is a model of the old world: it counts if that stays one.
  func modelReachedInto(_ member: MemberID) -> BoundModel? {
    guard !facts.boundObjects.isEmpty else { return nil }
    let kept = BodyReader(index: index, file: member.place.file).type(of: member)
    let bound = facts.boundObjects.values.joined().compactMap { fact -> BoundModel? in
      guard case .ofModel(let model) = fact.object,
        fact.mayBeKept(in: index.variable(member).name, of: index.owner(member)),
        keeps(kept, model)
      else { return nil }
      return BoundModel(model: model, place: fact.place)
    }
    return bound.min { $0.place < $1.place }
  }
}

/// A model in a property of another, and where a binding through that property reaches a part.
struct BoundModel: Sendable {
  var model: TypeID
  var place: Place
}

extension MigrationUnits {
  /// A binding that reaches through one model into another sets the property between them to the
  /// same object again. That tells nobody once it is tracked, which does no harm if the other one
  /// is tracked as well: they change together, or the first one not without being said (H008).
  mutating func settleBound(
    _ blockers: [TypeID: [Blocker]], _ decisions: inout [TypeID: [PropertyDecision]]
  ) {
    let bound = decisions.filter { $0.value.contains { $0.bound != nil } }.keys.sorted()
    guard !bound.isEmpty else { return }
    var isSettled = false
    while !isSettled {
      isSettled = true
      let ready = Set(plans(blockers, decisions).filter { $0.status == .ready }.map(\.id))
      for model in bound where ready.contains(model) {
        for position in (decisions[model] ?? []).indices {
          guard let bound = decisions[model]?[position].bound, !ready.contains(bound.model),
            !areTogether(model, bound.model)
          else { continue }
          decisions[model]?[position].caution = caution(bound, model)
          isSettled = false
        }
      }
    }
    let ready = Set(plans(blockers, decisions).filter { $0.status == .ready }.map(\.id))
    for model in bound where ready.contains(model) {
      for bound in (decisions[model] ?? []).compactMap(\.bound) where ready.contains(bound.model) {
        join(model, bound.model)
      }
    }
  }

  private func caution(_ bound: BoundModel, _ model: TypeID) -> Blocker {
    Blocker(
      rule: "published-property",
      message: "a binding changes a part of '\(index[bound.model].name)' here, which may stay an"
        + " ObservableObject: that told those who observe '\(index[model].name)' as well, and does"
        + " so no longer, as the object stays the same",
      place: bound.place, treatment: .acceptance)
  }
}

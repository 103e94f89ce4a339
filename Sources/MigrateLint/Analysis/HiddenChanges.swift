/// A published or tracked property whose values a hand-written `==` calls equal although they
/// differ: setting it to such a value tells nobody (H008).
struct HiddenChange {
  var model: TypeID
  var property: MemberID
  /// The property's own type, or that of its elements.
  var value: TypeID
  /// The type with the `==`: that one, or one above it.
  var type: TypeID
  var gap: EqualityGap
  /// Where the property is set.
  var setting: Setting

  struct Setting {
    var place: Place
    var evidence: Evidence
    /// The case that it is set to, as in `.loaded(rows)`.
    var enumCase: String?
    /// It is set to an object that was made just before.
    var isNew = false
  }

  /// How sure it is that a value is set there; the best first.
  enum Evidence: Int {
    case set
    /// A binding is handed on, and whoever has it may only read, or set nothing but `nil`.
    case bound
    /// By the name alone.
    case perhaps
  }
}

extension HiddenChange.Setting {
  fileprivate func precedes(_ other: Self) -> Bool {
    (evidence.rawValue, place) < (other.evidence.rawValue, other.place)
  }
}

/// `items = items`, so that everybody is told.
struct RefreshByAssignment {
  var model: TypeID
  var property: MemberID
  var place: Place
  var value: Value

  enum Value {
    case itself
    /// By way of a local, which holds the same object.
    case sameObject
    /// A list of objects that are equal only to themselves, such as those of a store.
    case sameObjects
  }
}

extension Plan {
  var hiddenChanges: [HiddenChange] {
    let (assignments, unresolved) = (wholeAssignments, unresolvedAssignments)
    let unread = unreadProperties
    var gaps: [TypeID: EqualityGap?] = [:]
    return index.types.types.map(\.id).filter { index.isModel($0) }.flatMap { model in
      index.storedProperties(of: model).compactMap { member -> HiddenChange? in
        guard notifies(member) else { return nil }
        let key = PropertyKey(model, index.variable(member).name)
        guard !unread.contains(key) else { return nil }
        let byName = isSetByOthers(member) ? unresolved[key.name] : nil
        let settings = assignments[key]
          ?? byName.map { [HiddenChange.Setting(place: $0, evidence: .perhaps)] } ?? []
        guard !settings.isEmpty else { return nil }
        for value in comparedTypes(of: typeOf(member)) {
          guard let type = index.equatableType(of: value),
            let setting = settings.first(where: { mayCarry($0, value, typeOf(member)) })
          else { continue }
          let gap = gaps[value] ?? index.equalityGap(of: type, as: value)
          gaps[value] = .some(gap)
          guard let gap, !isOfTestsAlone(gap.place.file, for: member) else { continue }
          return HiddenChange(
            model: model, property: member, value: value, type: type, gap: gap, setting: setting)
        }
        return nil
      }
    }
  }

  /// What only a target of tests can compare is not compared where the model is compiled.
  private func isOfTestsAlone(_ file: FileIndex, for member: MemberID) -> Bool {
    index.isTest(file) && !index.isTest(member.place.file)
      && index.types.module(of: file) != index.types.module(of: member.place.file)
  }

  var refreshesByAssignment: [RefreshByAssignment] {
    var result: [RefreshByAssignment] = []
    for (key, facts) in facts.assignments where index.isModel(key.owner) {
      guard
        let member = index.ownMembers(key.name, of: key.owner).first(where: {
          $0.kind == .variable
        }), notifies(member), mayBeCompared(typeOf(member))
      else { continue }
      for fact in facts {
        let isObject = assignsItsObject(fact, typeOf(member))
        guard isObject || assignsItself(fact) else { continue }
        result.append(
          RefreshByAssignment(
            model: key.owner, property: member, place: fact.place,
            value: isObject ? .sameObject : .itself))
      }
    }
    for fact in self.facts.files.lazy.flatMap(\.memberUses) where fact.isSelfAssignment {
      guard
        let member = index.members(fact.member, of: fact.model).first(where: {
          $0.kind == .variable
        }), notifies(member), mayBeCompared(typeOf(member))
      else { continue }
      result.append(
        RefreshByAssignment(
          model: index.owner(member) ?? fact.model, property: member, place: fact.place,
          value: .itself))
    }
    return (result + objectsSetAgain).sorted { $0.place < $1.place }
  }

  /// Objects of Objective-C that are set as a whole, by themselves or in a list, such as those that
  /// a delegate is told of: the same ones again are equal, whatever has become of them.
  private var objectsSetAgain: [RefreshByAssignment] {
    let unread = unreadProperties
    return wholeAssignments.compactMap { key, settings -> RefreshByAssignment? in
      guard index.isOldModel(key.owner), !unread.contains(key),
        let member = index.ownMembers(key.name, of: key.owner).first(where: {
          $0.kind == .variable
        }), notifies(member), case let type = typeOf(member)
      else { return nil }
      // Here: of a plain one of the project its '==' tells.
      let isOne = isChangingObject(type.unwrapped)
        && (type.nominal == nil || type != type.unwrapped)
      guard isOne || isChangingObject(type.element),
        let setting = settings.first(where: {
          !$0.isNew && !makesOne($0, of: type.unwrapped)
        })
      else { return nil }
      return RefreshByAssignment(
        model: key.owner, property: member, place: setting.place,
        value: isOne ? .sameObject : .sameObjects)
    }
  }

  /// An object that is equal only to itself and changes; of Core Data's a blocker tells.
  private func isChangingObject(_ type: ResolvedType) -> Bool {
    if case .external(let name, _) = type { return FrameworkNames.changingObjects.contains(name) }
    guard let object = type.nominal, index[object].kind == .class else { return false }
    return index.comparesByIdentity(object) && !index.isManagedObject(object)
  }

  /// `player = AVPlayer(url: url)`, `player = .init()`: always another object.
  private func makesOne(_ setting: HiddenChange.Setting, of type: ResolvedType) -> Bool {
    var name = type.nominal.map { index[$0].name }
    if case .external(let outer, _) = type { name = outer }
    let file = index.files[setting.place.file]
    return name.map { file.isSetToNew($0, behind: setting.place.range.end) } ?? false
  }

  /// The published properties of models that no view is seen to read while it is drawn: a change
  /// that nobody is told of is none to miss.
  private var unreadProperties: Set<PropertyKey> {
    Set(
      models.flatMap { model in
        model.properties.filter { $0.published != nil && $0.read == nil }
          .map { PropertyKey(model.id, $0.name) }
      })
  }

  /// Tracked, or published while its class is of the old world.
  private func notifies(_ member: MemberID) -> Bool {
    guard !index.variable(member).isComputed, !index.variable(member).isStatic else { return false }
    let isPublished = index.wrapper(member).wrapper == .published
    return isPublished || index.isTracked(member) && index.propertyWrapper(of: member) == nil
  }

  private func typeOf(_ member: MemberID) -> ResolvedType {
    BodyReader(index: index, file: member.place.file).type(of: member)
  }

  /// Whether a property is set to what holds nothing, and so differs from any value that does.
  private func isNothing(_ fact: AssignmentFact) -> Bool {
    let text = index.files[fact.value.file].source.text(fact.value.range)
    return text.isNothing || isCaseAlone(text, fact)
  }

  /// `.loading`, of which there is only one.
  private func isCaseAlone(_ text: String, _ fact: AssignmentFact) -> Bool {
    guard text.hasPrefix("."), text.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber }),
      let member = index.members(fact.property, of: fact.owner).first(where: {
        $0.kind == .variable
      }), let type = typeOf(member).unwrapped.nominal, index[type].kind == .enum
    else { return false }
    return index.members(String(text.dropFirst()), of: type).isEmpty
  }

  /// Whether what a property is set to may have a value of a type in it: a case has what it
  /// carries.
  private func mayCarry(
    _ setting: HiddenChange.Setting, _ type: TypeID, _ property: ResolvedType
  ) -> Bool {
    guard let name = setting.enumCase, let owner = property.unwrapped.nominal, owner != type,
      index[owner].kind == .enum, index.caseNames(of: owner).contains(name),
      index.members(name, of: owner).isEmpty
    else { return true }
    return index.payload(ofCase: name, in: owner).contains { part in
      // Here: what a parameter stands for is not looked up.
      mentionsParameter(part) || comparedTypes(of: part).contains(type)
    }
  }

  private func mentionsParameter(_ type: ResolvedType) -> Bool {
    switch type {
    case .generic, .unknown, .ambiguous: true
    case .nominal(_, let parts), .external(_, let parts), .tuple(let parts, _):
      parts.contains(where: mentionsParameter)
    case .optional(let inner), .array(let inner): mentionsParameter(inner)
    case .dictionary(let key, let inner): mentionsParameter(key) || mentionsParameter(inner)
    default: false
    }
  }

  /// Where each property of a model is set as a whole, the best first, initialisers left out.
  private var wholeAssignments: [PropertyKey: [HiddenChange.Setting]] {
    var result: [PropertyKey: [HiddenChange.Setting]] = [:]
    func note(
      _ key: PropertyKey, _ place: Place, _ evidence: HiddenChange.Evidence = .set,
      enumCase: String? = nil, isNew: Bool = false
    ) {
      result[key, default: []].append(
        HiddenChange.Setting(place: place, evidence: evidence, enumCase: enumCase, isNew: isNew))
    }
    for (key, facts) in facts.assignments where index.isModel(key.owner) {
      for fact in facts
      where !fact.isSetUp && !assignsItself(fact) && !isNothing(fact) && !assignsSome(fact) {
        note(key, fact.place, enumCase: enumCase(fact), isNew: isNew(fact))
      }
    }
    let holders = Dictionary(
      holders.compactMap { holder in
        holder.owner.map { (PropertyKey($0, holder.name), holder.model) }
      }, uniquingKeysWith: { first, _ in first })
    for file in facts.files {
      for fact in file.memberUses where fact.isWholeWrite && !fact.isSelfAssignment
        && !fact.isEmptying
      {
        // Here: what tests and previews set, they set up, and so does whoever has just made it.
        let isSetUp = fact.unit.isPreview || fact.isOnOwnObject && !fact.isInAction
          || index.isTest(fact.place.file) && !index.isTest(index[fact.model].declaration.file)
        // Here: what is known by its protocol only may be any class that conforms.
        let models = [fact.model] + (index.observableConformers[fact.model] ?? [])
        for model in models where !isSetUp { note(PropertyKey(model, fact.member), fact.place) }
      }
      // Here: a binding, also one to a part, sets the property as a whole.
      for fact in file.projections {
        guard let name = fact.member, let model = holders[PropertyKey(fact.owner, fact.property)]
        else { continue }
        note(PropertyKey(declarer(of: name, in: model), name), fact.place, .bound)
      }
      // Here: `texts.assign(to: &$text)`.
      for fact in file.publishers where fact.assignment != nil {
        guard let model = fact.model else { continue }
        note(PropertyKey(declarer(of: fact.property, in: model), fact.property), fact.place)
      }
    }
    return result.mapValues { $0.sorted { $0.precedes($1) } }
  }

  /// `rows` of `.loaded(rows)`: the case's name, where a call of one is all that is assigned.
  private func enumCase(_ fact: AssignmentFact) -> String? {
    let text = index.files[fact.value.file].source.text(fact.value.range)
    guard text.hasPrefix("."), let end = text.firstIndex(of: "("), text[end...].isOneCall else {
      return nil
    }
    return String(text.dropFirst().prefix { $0 != "(" })
  }

  private func declarer(of name: String, in model: TypeID) -> TypeID {
    index.members(name, of: model).first.flatMap { index.owner($0) } ?? model
  }

  private func isSetByOthers(_ member: MemberID) -> Bool {
    !index.variable(member).isItsOwn
  }

  /// By name, where a property of an object whose type is not known is set as a whole.
  private var unresolvedAssignments: [String: Place] {
    var result: [String: Place] = [:]
    for (file, fileFacts) in facts.files.enumerated() where !index.isTest(file) {
      for unit in fileFacts.effects + fileFacts.lateEffects {
        for effect in unit.effects
        where effect.roles.contains(.write) && !effect.roles.contains(.change) {
          guard case .anyone(let name, _) = effect.target else { continue }
          let place = Place(file, effect.range)
          result[name] = min(result[name] ?? place, place)
        }
      }
    }
    return result
  }

  /// The types of the project whose `==` decides whether two values of a type are equal: its own,
  /// and where the compiler writes that, those of its parts, payloads and type arguments.
  private func comparedTypes(of type: ResolvedType, depth: Int = 0) -> [TypeID] {
    switch type {
    case .nominal(let id, let arguments):
      // Here: the one that is written by hand may compare payloads in any way, and of what a struct
      // stores only what it names.
      let isByHand = !index.ownMembers(FrameworkNames.equality, of: id).isEmpty
      guard depth < 4, index[id].kind != .class, index.equatableType(of: id) == id,
        index[id].kind != .enum || !isByHand
      else { return [id] + index.subclasses(of: id).filter(isMade) }
      let compared = isByHand ? index.propertiesCompared(byHandIn: id) : nil
      let parts: [ResolvedType]
      if index[id].kind == .enum {
        parts = index.caseNames(of: id).sorted().flatMap { index.payload(ofCase: $0, in: id) }
      } else if let compared {
        parts = compared.sorted().flatMap { index.ownMembers($0, of: id) }
          .filter { $0.kind == .variable }.map(typeOf)
      } else {
        parts = index.storedProperties(of: id).map(typeOf)
      }
      return [id] + (parts + arguments).flatMap { comparedTypes(of: $0, depth: depth + 1) }
    case .optional(let inner), .array(let inner):
      return comparedTypes(of: inner, depth: depth)
    case .dictionary(let key, let inner):
      return [key, inner].flatMap { comparedTypes(of: $0, depth: depth) }
    case .external(let name, let arguments) where FrameworkNames.comparesParts(name):
      return arguments.flatMap { comparedTypes(of: $0, depth: depth) }
    default: return []
    }
  }

  /// Whether the application makes one.
  private func isMade(_ type: TypeID) -> Bool {
    (facts.constructions[type] ?? []).contains { !index.isAside($0.unit) }
  }

  /// Whether two values of a type are compared before anybody is told. Classes are at least
  /// compared by identity; what is unknown may be compared.
  private func mayBeCompared(_ type: ResolvedType, isInside: Bool = false) -> Bool {
    switch type {
    case .nominal(let id, _):
      switch index[id].kind {
      case .class: return !isInside || index.equatableType(of: id) != nil
      case .protocol: return false
      case .enum: return index.equatableType(of: id) != nil || !index.hasPayload(id)
      default: return index.equatableType(of: id) != nil
      }
    case .optional(let inner), .array(let inner), .dictionary(_, let inner):
      return mayBeCompared(inner, isInside: true)
    case .function, .tuple, .composition, .metatype: return false
    case .external, .generic, .ambiguous, .unknown: return true
    }
  }
}

/// Who declares what, to be looked up from the other side: by name, or from above.
struct MemberOwners: Sendable {
  /// The types that declare a member of a name themselves, in order.
  private(set) var types: [String: [TypeID]] = [:]
  /// Their static functions, by name, in the same order.
  private(set) var staticFunctions: [String: [MemberID]] = [:]
  /// The operators that change a side in place.
  private(set) var changingOperators: [String: [MemberID]] = [:]
  private(set) var associatedTypes: Set<String> = []
  /// The names of properties that keep a subject with a current value.
  private(set) var subjectsWithValues: Set<String> = []
  private(set) var subclasses: [TypeID: [TypeID]] = [:]
  /// The models that conform to a protocol of the project.
  private(set) var conformingModels: [TypeID: [TypeID]] = [:]
  /// Classes of one name that are observable in one branch of `#if`, and of the old world in
  /// another.
  private(set) var inBothWorlds: Set<TypeID> = []
  /// Whether some type is gone through: a sequence, a collection.
  private(set) var hasSequences = false
  /// Whether there is a class to migrate at all.
  private(set) var hasOldModels = false

  init() {}

  init(_ index: ProjectIndex) {
    for entity in index.types.types {
      for (name, members) in index.allMembers(of: entity.id) {
        types[name, default: []].append(entity.id)
        for member in members
        where member.kind == .function && index.function(member).isStatic {
          staticFunctions[name, default: []].append(member)
        }
      }
      if index.isOldModel(entity.id) { hasOldModels = true }
      if let parent = index.traits(entity.id).superclass {
        subclasses[parent, default: []].append(entity.id)
      }
      if entity.kind == .class, index.isModel(entity.id) {
        for type in index.supertypes(of: entity.id) where index[type].kind == .protocol {
          conformingModels[type, default: []].append(entity.id)
        }
      }
    }
    inBothWorlds = Self.classesInBothWorlds(index)
    findChangingOperators(index)
    findSubjects(index)
    hasSequences = FrameworkNames.membersGoneThrough.prefix(2).contains { types[$0] != nil }
    for alias in index.files.lazy.flatMap(\.outline.typealiases) where alias.isAssociatedType {
      associatedTypes.insert(alias.name)
    }
  }

  private mutating func findSubjects(_ index: ProjectIndex) {
    let subject = FrameworkNames.currentValueSubject
    for file in index.files {
      for variable in file.outline.variables where !variable.isComputed || variable.owner != nil {
        let isOne: Bool
        if let type = variable.type {
          isOne = type.lastName == subject
        } else if let value = variable.initialValue, value.start < value.end,
          case let first = file.stream.tokens[value.start].range, first.count == subject.utf8.count
        {
          isOne = file.source.text(first) == subject
        } else {
          isOne = false
        }
        if isOne { subjectsWithValues.insert(variable.name) }
      }
    }
  }

  private mutating func findChangingOperators(_ index: ProjectIndex) {
    for (number, file) in index.files.enumerated() {
      for (position, function) in file.outline.functions.enumerated()
      where FrameworkNames.isOperator(function.name) {
        let isChanging = function.parameters.contains { parameter in
          guard let type = parameter.typeRange else { return false }
          return file.source.text(ByteRange(parameter.nameRange.end, type.end)).contains("inout")
        }
        guard isChanging else { continue }
        changingOperators[function.name, default: []].append(
          MemberID(kind: .function, place: DeclarationReference(number, position)))
      }
    }
  }

  private static func classesInBothWorlds(_ index: ProjectIndex) -> Set<TypeID> {
    let classes = index.types.types.filter {
      $0.kind == .class && index.types.declaration($0.id).isConditional
        && (index.isOldModel($0.id) || index.traits($0.id).isObservable)
    }
    let byName = Dictionary(grouping: classes) { $0.module + ":" + $0.qualifiedName }
    return Set(
      byName.values.filter { variants in
        variants.contains { index.isOldModel($0.id) }
          && variants.contains { !index.isOldModel($0.id) }
      }.joined().map(\.id))
  }
}

extension ProjectIndex {
  /// Whether some type, of the project or extended by it, declares a member of that name.
  func declaresMember(_ name: String) -> Bool {
    owners.types[name] != nil || !externalMembers(name).isEmpty
  }

  /// Whether a name behind a type's may be that of a type in it: it begins like one, or such a type
  /// is all there is of that name.
  func mayNameType(_ name: String, in type: TypeID) -> Bool {
    guard let first = name.utf8.first else { return false }
    return first >= 0x41 && first <= 0x5A
      || types.nested[type]?[name] != nil && members(name, of: type).isEmpty
        && !hasCase(name, type)
  }

  /// Whether members that nobody declares are looked up by a subscript.
  func isDynamic(_ type: TypeID) -> Bool {
    hasDynamicMembers(type) || !supertypes(of: type).isEmpty
      && (superclasses(of: type) + protocols(of: type)).contains(where: hasDynamicMembers)
  }

  private func hasDynamicMembers(_ type: TypeID) -> Bool {
    types.declaration(type).attribute(FrameworkNames.dynamicMemberLookup) != nil
  }

  /// The superclasses of a class, nearest first.
  func superclasses(of type: TypeID) -> [TypeID] {
    var result: [TypeID] = []
    var current = traits(type).superclass
    while let parent = current, result.count < 16 {
      result.append(parent)
      current = traits(parent).superclass
    }
    return result
  }

  /// A class below Core Data's.
  func isManagedObject(_ type: TypeID) -> Bool {
    ([type] + superclasses(of: type)).contains {
      traits($0).externalSuperclass == FrameworkNames.managedObject
    }
  }

  /// A class with all above it, and all below those.
  func hierarchy(of type: TypeID) -> Set<TypeID> {
    withSubclasses(superclasses(of: type).last ?? type)
  }

  /// The classes below a class, in order.
  func subclasses(of type: TypeID) -> [TypeID] {
    withSubclasses(type).subtracting([type]).sorted()
  }

  private func withSubclasses(_ type: TypeID) -> Set<TypeID> {
    var seen: Set<TypeID> = []
    var open = [type]
    // Here: code that does not compile may have a class inherit from itself.
    while let next = open.popLast() {
      if seen.insert(next).inserted { open += owners.subclasses[next] ?? [] }
    }
    return seen
  }

  /// The property wrappers of the project that a property has.
  func ownWrappers(of member: MemberID) -> [TypeID] {
    variable(member).attributes.compactMap { attribute in
      guard case .type(let wrapper) = types.lookUp(attribute.path, in: scope(member).ofValue)
      else { return nil }
      return wrapper
    }
  }

  // MARK: Extensions of types of others

  /// The initialisers in extensions of types of others, by type.
  var initializersOfOthers: [CodeNode] {
    membersOfExternalTypes.filter { $0.value[FrameworkNames.initializer] != nil }.keys.sorted()
      .map { CodeNode.initializer(of: $0) }
  }
}

extension ResolvedType {
  /// What others call it, where it is not the project's.
  var nameOfOthers: String? {
    switch self {
    case .external(let name, _): name
    case .optional: FrameworkNames.optional
    case .array: "Array"
    case .dictionary: "Dictionary"
    default: nil
    }
  }
}

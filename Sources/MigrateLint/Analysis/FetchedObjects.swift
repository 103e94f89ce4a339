/// A property of a model that is filled with objects of Core Data after the model is made.
///
/// A context has one object for each row and hands it out each time. They are compared by
/// identity: a list that is fetched again after a change equals the one that is there, and setting
/// a tracked property to it tells nobody (H008).
struct FetchedObjects {
  let index: ProjectIndex
  let facts: ProjectFacts

  struct Filling {
    var property: MemberID
    var place: Place
  }

  /// The first place for each property of a model that has such.
  func fillings(of model: TypeID) -> [Filling] {
    let reader = BodyReader(index: index, file: index[model].declaration.file)
    return index.storedProperties(of: model).compactMap { member in
      let key = PropertyKey(model, index.variable(member).name)
      let facts = facts.assignments[key, default: []].filter { !$0.isSetUp }
      guard !facts.isEmpty, let objects = Objects(reader.type(of: member), index) else {
        return nil
      }
      let places = facts.filter { brings($0, objects) }.map(\.place)
      return places.min().map { Filling(property: member, place: $0) }
    }
  }

  private struct Objects {
    /// The class is the project's, and one of Core Data's.
    var areKnown: Bool
    var areMany: Bool

    init?(_ type: ResolvedType, _ index: ProjectIndex, areMany: Bool = false) {
      switch type {
      case .optional(let inner): self.init(inner, index, areMany: areMany)
      case .array(let inner), .dictionary(_, let inner): self.init(inner, index, areMany: true)
      case .nominal(let id, _):
        guard index.isManagedObject(id) else { return nil }
        self.init(areKnown: true, areMany: areMany)
      case .external(let name, let arguments):
        if FrameworkNames.collectionTypes.contains(name), let inner = arguments.first {
          self.init(inner, index, areMany: true)
        } else if arguments.isEmpty, !FrameworkNames.valueTypes.contains(name) {
          self.init(areKnown: name == FrameworkNames.managedObject, areMany: areMany)
        } else {
          return nil
        }
      default: return nil
      }
    }

    private init(areKnown: Bool, areMany: Bool) {
      self.areKnown = areKnown
      self.areMany = areMany
    }
  }

  /// Whether a value may be what is there already. A list of such objects mostly is; one object
  /// may be somebody's choice, and of a class that nobody declares here the value has to tell.
  private func brings(_ fact: AssignmentFact, _ objects: Objects) -> Bool {
    if fact.origin == .nothing { return false }
    if objects.areKnown, objects.areMany { return !isEmpty(fact.value) }
    guard objects.areKnown || importsCoreData(fact.place.file) else { return false }
    let places = [fact.value] + places(of: fact.origin, in: fact.place.file)
    return places.contains(where: isFetched)
  }

  private func isEmpty(_ value: Place) -> Bool {
    index.files[value.file].source.text(value.range).isWrittenNothing
  }

  private func importsCoreData(_ file: FileIndex) -> Bool {
    index.files[file].outline.imports.contains { $0.module == FrameworkNames.coreData }
  }

  private func isFetched(_ place: Place) -> Bool {
    let text = index.files[place.file].source.text(place.range)
    let names = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    return !names.isDisjoint(with: FrameworkNames.coreDataResults)
      && names.isDisjoint(with: FrameworkNames.transformations)
  }

  private func places(of origin: Origin, in file: FileIndex) -> [Place] {
    switch origin {
    case .local(_, let position):
      return places(of: facts.files[file].locals[position].origin, in: file)
    case .either(let one, let other): return places(of: one, in: file) + places(of: other, in: file)
    case .element(let place, let inner): return [place] + places(of: inner, in: file)
    case .unknown(let place, _): return place.map { [$0] } ?? []
    default: return []
    }
  }
}

extension String {
  /// `[]` or `[:]`.
  var isWrittenNothing: Bool { allSatisfy { "[]: \n".contains($0) } }

  /// `nil` or an empty literal.
  var isNothing: Bool { self == "nil" || isWrittenNothing }
}

/// The project's protocols that require an `ObservableObject`, and which of them could require
/// `Observable` instead (domain.md, H040).
struct ProtocolRefinement {
  let index: ProjectIndex
  private let facts: ProjectFacts
  /// Protocols whose declaration can be rewritten, if all that conform migrate.
  private(set) var refinable: Set<TypeID> = []
  /// Protocols of which an existential is written somewhere: `any P` (H041).
  private(set) var existentials: Set<TypeID> = []

  init(_ index: ProjectIndex, _ facts: ProjectFacts) {
    self.index = index
    self.facts = facts
    let protocols = index.types.types.filter { index.isObservableProtocol($0.id) }
    guard !protocols.isEmpty else { return }
    let elsewhere = conformersElsewhere()
    existentials = usedAsExistentials(protocols)
    let kept = protocolsOfOthers()
    for entity in protocols
    where !elsewhere.contains(entity.id) && !existentials.contains(entity.id) {
      if canBeRewritten(entity), !kept.contains(entity.id),
        index.observableConformers[entity.id]?.isEmpty == false
      {
        refinable.insert(entity.id)
      }
    }
  }

  /// Where a protocol names `ObservableObject`, if it does so itself.
  static func written(
    _ id: TypeID, in index: ProjectIndex
  ) -> (range: ByteRange, part: DeclarationReference)? {
    for case .written(let range, let part) in index.traits(id).conformances { return (range, part) }
    return nil
  }

  private func canBeRewritten(_ entity: TypeEntity) -> Bool {
    let declaration = index.types.declaration(entity.id)
    return index.traits(entity.id).conformances.allSatisfy {
      if case .throughAlias = $0 { return false }
      return true
    } && declaration.attributes.allSatisfy {
      FrameworkNames.knownTypeAttributes.contains($0.lastName)
    } && facts.files[entity.declaration.file].problems.isEmpty
  }

  /// The protocols that something conforms to which is no model, and so does not migrate.
  private func protocolsOfOthers() -> Set<TypeID> {
    var result: Set<TypeID> = []
    for entity in index.types.types
    where entity.kind != .protocol && !index.isObservableObjectClass(entity.id) {
      result.formUnion(index.traits(entity.id).supertypes)
    }
    return result
  }

  /// `@Bindable` and the environment take no `any P`, so what holds one would have to change.
  private func usedAsExistentials(_ protocols: [TypeEntity]) -> Set<TypeID> {
    var names: Set<String> = []
    for file in index.files.indices {
      names.formUnion(ConstraintFinder(index: index, file: file).existentialNames())
    }
    var result = Set(protocols.filter { names.contains($0.name) }.map(\.id))
    for (file, parsed) in index.files.enumerated() {
      for alias in parsed.outline.typealiases where names.contains(alias.name) {
        let scope = ResolutionScope(file: file, declaration: alias.owner)
        for path in alias.target?.paths ?? [] {
          if case .type(let id) = index.types.lookUp(path.map(\.name), in: scope) {
            result.insert(id)
          }
        }
      }
    }
    return result
  }

  /// Protocols to which an extension of somebody else's type conforms.
  private func conformersElsewhere() -> Set<TypeID> {
    var result: Set<TypeID> = []
    for references in index.types.externalExtensions.values {
      for reference in references {
        let declaration = index.types.declaration(reference)
        let scope = ResolutionScope(file: reference.file, declaration: declaration.parent)
        for inherited in declaration.inheritance {
          if let id = index.types.resolve(inherited.type, in: scope).nominal { result.insert(id) }
        }
      }
    }
    return result
  }
}

// MARK: - Blockers

extension BlockerFinder {
  /// Models that a protocol of the project requires to be an `ObservableObject`: the protocol is
  /// rewritten with them where it can be.
  mutating func findConstraints() {
    for (root, conformers) in index.observableConformers.sorted(by: { $0.key < $1.key }) {
      let place = Place(index[root].declaration.file, index.types.declaration(root).nameRange)
      let written = ProtocolRefinement.written(root, in: index)
      for model in conformers {
        if !refinement.refinable.contains(root) {
          add(
            model, "constrained-to-observable-object",
            refinement.existentials.contains(root)
              ? "the protocol '\(index[root].name)' requires an ObservableObject, and"
                + " 'any \(index[root].name)' is used"
              : "the protocol '\(index[root].name)' requires an ObservableObject", place)
        } else if let written {
          add(
            model, "observable-object-constraint",
            isPublic(root)
              ? "code elsewhere that uses '\(index[root].name)' finds no ObservableObject any more"
              : "'\(index[root].name)' asks for 'Observable' from then on, and whatever uses it has"
                + " to be content with that",
            ConstraintFinder(index: index, file: written.part.file).word(in: written.range),
            .refinement(root))
        }
      }
    }
  }

  private func isPublic(_ type: TypeID) -> Bool {
    index.types.declaration(type).modifiers.contains { ["public", "open"].contains($0.name) }
  }

  /// What generic code does with a model that it knows only by its protocol (H076). Where the
  /// protocol comes to require `Observable`, it may read the model from the environment and put it
  /// there: a generic parameter stands for one class on both sides.
  mutating func findGenericEnvironment() {
    for holder in holders
    where holder.wrapper == .environmentObject && !refinement.refinable.contains(holder.model) {
      for model in index.observableConformers[holder.model] ?? [] {
        add(
          model, "constrained-to-observable-object",
          "'\(holder.name)' is read from the environment, as what a generic parameter stands for",
          holder.namePlace)
      }
    }
    for injection in facts.files.flatMap(\.injections) where injection.isOld {
      guard let root = injection.model, !refinement.refinable.contains(root) else { continue }
      for model in index.observableConformers[root] ?? [] {
        add(
          model, "unresolved-injection",
          "what is injected here is known only as a '\(index[root].name)'", injection.place)
      }
    }
  }

  /// Adds a reason for every model that a holder may hold.
  mutating func add(
    heldBy holder: ModelHolder, _ rule: String, _ message: String, _ place: Place
  ) {
    for model in index.observableModels(of: holder.model) { add(model, rule, message, place) }
  }
}

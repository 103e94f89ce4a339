/// Who owns the instance that a holder holds (design.md §2).
public enum Ownership: Hashable, Sendable {
  /// The type makes the instance, or its call sites make one for it. `usesParameters`: the
  /// expression needs something that an initialiser was given.
  case creates(Place, usesParameters: Bool, isAtCallSite: Bool)
  /// Somebody passes it in; the places where, as far as seen. `isFresh`: all of them make a new
  /// instance just for this holder.
  case receives([Place], isFresh: Bool)
  case environment
  case shared(Place)
  case unknown(reason: String)

  /// The word of the JSON.
  public var word: String {
    switch self {
    case .creates: "creates"
    case .receives: "receives"
    case .environment: "environment"
    case .shared: "shared"
    case .unknown: "unknown"
    }
  }
}

/// A stored property, or a local variable with a wrapper, that holds a model.
public struct ModelHolder: Sendable {
  /// The type it is a property of; nil for locals.
  public var owner: TypeID?
  /// `ChildView.viewModel`.
  public var symbol: String
  public var ownerName: String
  public var name: String
  public var namePlace: Place
  public var wrapper: Wrapper
  /// The attribute, where there is one.
  public var attribute: Place?
  public var attributeName: String
  public var model: TypeID
  public var isOptional: Bool
  public var isLet: Bool
  public var ownership: Ownership
  /// Everything that is put into it was seen, and says the same.
  public var isOwnershipCertain: Bool
  /// Where a caller is seen to pass one that it makes on the way, and whether that is a preview.
  public var passedFresh: (place: Place, isInPreview: Bool)?
  /// What its type takes itself is no singleton: somebody keeps it, such as a cache.
  public var takesWhatIsKept = false
  /// Some of what is put into it is, or may be, made just for it.
  public var mayBeFresh = false
  /// The first `$holder`, if any.
  public var binding: Place?
  public var usesStorage: Bool
  public var variable: MemberID?
  /// In a type that SwiftUI draws.
  public var isInView: Bool
  public var isLocal: Bool
  public var isInPreview: Bool
  /// A local that stands for what its name means without it.
  public var isNeedless = false
  /// `@Environment(\.key)`: there is always a value.
  public var isEnvironmentValue = false
  /// What becomes of a `@StateObject`'s value where that is evaluated with each view.
  public var lazyMaking = LazyMaking.never
  /// What its view puts into it comes straight from an initialiser: nobody has called it yet.
  var isJustMade = false
  /// What the view's builder functions and initialisers do to one that it just made.
  var configuration: [MemberFact] = []
  /// The member that does something to it before the view is drawn.
  var builder: String?
  /// What gives the model of any of the view's values to others.
  var giver: MemberID?

  public var hasBinding: Bool { binding != nil }

  /// `@UIApplicationDelegateAdaptor`.
  var isDelegateAdaptor: Bool {
    attributeName.hasSuffix(FrameworkNames.delegateAdaptorSuffix)
  }

  /// A view's own property that shows whatever the newest value of the view holds.
  var followsValue: Bool {
    isInView && !isLocal && [.observedObject, .bindable, .none].contains(wrapper)
  }

  /// How it is written today.
  public var form: String {
    wrapper == .none ? (isLet ? "let" : "var") : "@" + attributeName
  }
}

/// Finds all holders and who owns what they hold.
struct HolderFinder {
  let index: ProjectIndex
  let facts: ProjectFacts
  let resolver: OriginResolver
  let configured: ConfiguredHolders
  private let candidates: [Candidate]

  /// A property that holds a model, before anybody asked who owns it.
  private struct Candidate {
    var holder: ModelHolder
    var variable: VariableDeclaration
  }

  init(_ index: ProjectIndex, _ facts: ProjectFacts) {
    self.index = index
    self.facts = facts
    candidates = HolderFinder.candidates(index, facts)
    let observed = candidates.lazy.filter { $0.holder.wrapper == .observedObject }
      .filter(\.holder.followsValue).compactMap(\.holder.key)
    configured = ConfiguredHolders(index, facts, observed: Set(observed))
    let following = candidates.lazy.map(\.holder).filter(\.followsValue).map(\.name)
    resolver = OriginResolver(
      index: index, facts: facts,
      settings: PropertySettings(of: Set(following), index: index, facts: facts),
      hidden: HiddenGivers(index, facts))
  }

  func holders() -> [ModelHolder] {
    var result = candidates.map { candidate in
      var holder = candidate.holder
      if holder.followsValue, let owner = holder.owner {
        holder.configuration = configured.configuration(of: PropertyKey(owner, holder.name))
        holder.builder = configured.builder(of: PropertyKey(owner, holder.name))
        holder.giver = configured.giver(of: PropertyKey(owner, holder.name))
      }
      let finding =
        OwnershipFinder(finder: self, holder: holder, variable: candidate.variable).find()
      holder.ownership = finding.ownership
      holder.isOwnershipCertain = finding.isCertain
      holder.mayBeFresh = finding.mayBeFresh
      holder.passedFresh = finding.passedFresh
      holder.takesWhatIsKept = finding.takesWhatIsKept
      if holder.isInView, [.stateObject, .state, .observedObject].contains(holder.wrapper) {
        holder.lazyMaking = resolver.lazyMaking(of: holder)
        holder.isJustMade = facts.makesJust(holder, index)
      }
      return holder
    }
    for file in facts.files { result += file.localHolders.compactMap(localHolder) }
    return result.sorted { $0.namePlace < $1.namePlace }
  }

  private static func candidates(_ index: ProjectIndex, _ facts: ProjectFacts) -> [Candidate] {
    var result: [Candidate] = []
    for (file, parsed) in index.files.enumerated() {
      let reader = BodyReader(index: index, file: file)
      for (position, variable) in parsed.outline.variables.enumerated() {
        let member = MemberID(kind: .variable, place: DeclarationReference(file, position))
        if let holder = candidate(variable, member, reader, facts) {
          result.append(Candidate(holder: holder, variable: variable))
        }
      }
    }
    return result
  }

  private static func candidate(
    _ variable: VariableDeclaration, _ member: MemberID, _ reader: BodyReader,
    _ facts: ProjectFacts
  ) -> ModelHolder? {
    let index = reader.index
    guard !variable.isComputed,
      !variable.isStatic || Wrapper.of(variable.attributes).wrapper.isOfOldWorld,
      let owner = index.owner(member), mayHoldModel(variable)
    else { return nil }
    let type = reader.type(of: member)
    let (wrapper, attribute) = index.wrapper(member)
    guard let model = type.nominal,
      index.isModel(model) || wrapper.isOfOldWorld && index.isObservableProtocol(model)
    else { return nil }
    let key = PropertyKey(owner, variable.name)
    let file = member.place.file
    var holder = ModelHolder(
      owner: owner, symbol: index[owner].qualifiedName + "." + variable.name,
      ownerName: index[owner].qualifiedName, name: variable.name,
      namePlace: Place(file, variable.nameRange), wrapper: wrapper,
      attribute: attribute.map { Place(file, $0.range) }, attributeName: attribute?.name ?? "",
      model: model, isOptional: type.isOptionalType, isLet: variable.isLet,
      ownership: .environment, isOwnershipCertain: true,
      binding: facts.projections[key]?.first?.place
        ?? (wrapper == .environmentObject ? nil
          : facts.boundByVariants[key] ?? facts.untoldProjection(of: variable, of: model, index)),
      usesStorage: facts.storage[key] != nil,
      variable: member, isInView: index.traits(owner).isViewLike, isLocal: false,
      isInPreview: false)
    holder.isEnvironmentValue = wrapper == .environment
      && attribute?.arguments.flatMap { reader.keyPath($0, in: file) } != nil
    return holder
  }

  /// Keeps the type inference away from the many properties that hold plain values.
  private static func mayHoldModel(_ variable: VariableDeclaration) -> Bool {
    if variable.type != nil { return true }
    return variable.initialValue != nil || !variable.attributes.isEmpty
  }

  private func localHolder(_ fact: LocalHolderFact) -> ModelHolder? {
    guard let model = fact.type.nominal, index.isModel(model) else { return nil }
    let ownerName = fact.unit.owner.map { index[$0].qualifiedName } ?? "#" + fact.unit.memberName
    var ownership = Ownership.unknown(reason: "a local variable")
    switch resolver.sources(of: fact.origin).first?.kind {
    case .fresh?:
      ownership = .creates(fact.namePlace, usesParameters: false, isAtCallSite: false)
    case .kept?: ownership = .receives([fact.namePlace], isFresh: false)
    case .shared?: ownership = .shared(fact.namePlace)
    default: break
    }
    var holder = ModelHolder(
      owner: nil, symbol: ownerName + "." + fact.name, ownerName: ownerName, name: fact.name,
      namePlace: fact.namePlace, wrapper: fact.wrapper, attribute: fact.attribute,
      attributeName: fact.wrapper.rawValue, model: model, isOptional: fact.type.isOptionalType,
      isLet: false, ownership: ownership, isOwnershipCertain: true,
      binding: fact.isUsedAsBinding ? fact.namePlace : nil, usesStorage: false, variable: nil,
      isInView: true, isLocal: true, isInPreview: fact.unit.isPreview)
    holder.isNeedless = fact.isNeedless
    return holder
  }
}

extension Wrapper {
  /// The rule that is about a wrapper of the old world.
  var migrationRule: String {
    switch self {
    case .stateObject: "state-object"
    case .observedObject: "observed-object"
    default: "environment-object"
    }
  }
}

extension ResolvedType {
  var isOptionalType: Bool {
    if case .optional = self { return true }
    return false
  }
}

/// A model that a tree of views reads from the environment and that nobody puts in.
public struct MissingEnvironmentModel: Hashable, Sendable {
  public var model: TypeID
  /// The view, made at the root.
  public var place: Place
  public var view: String
  /// The holder that reads it.
  public var holder: Place
  public var holderSymbol: String
  public var isPreview: Bool
  /// An environment around may reach the root all the same.
  public var mayInherit: Bool
  /// The view that reads it is drawn only once a `@State` has changed.
  public var isLater: Bool
  /// No code reads the holder: `@EnvironmentObject` never asks then, while `@Environment` looks for
  /// an observable object whenever the view is updated.
  public var isUnread: Bool
  /// The view is drawn without it as long as each `@State` has its first value.
  public var isReadLater: Bool
  /// A holder that does not read it when its view is drawn asks for it then, with the new wrapper.
  public var isAskedSooner: Bool
}

/// Follows views from each root and compares what they need with what is provided.
struct EnvironmentNeeds {
  let index: ProjectIndex
  let facts: ProjectFacts
  private let holdersByView: [TypeID: [ModelHolder]]
  /// Those that are read only once a `@State` has changed.
  private let readLater: Set<PropertyKey>
  private let undrawn: Set<PropertyKey>
  private var edges: [TypeID: [String: [ViewEdge]]] = [:]
  private var edgesOfFunctions: [MemberID: [ViewEdge]] = [:]
  private var providers: [MemberID: [Provider]] = [:]
  private var providersByType: [TypeID: [Provider]] = [:]
  private var usedProperties: Set<PropertyKey> = []
  /// Of those the ones that some code uses whatever the view was given.
  private var usedInAnyCase: Set<PropertyKey> = []
  private var usesUnderFlags: [PropertyKey: [ViewEdge.Flag]] = [:]
  private var needs = CircularAnswers<Node, Needs>()
  /// What providers put in; nil where that cannot be told.
  private var provisions = CircularAnswers<Provider, Set<TypeID>?>()
  private let flags: ViewFlags

  private enum Node: Hashable {
    /// With what is known of the truth values that the view was made with.
    case type(TypeID, [String: Bool])
    case member(TypeID, String, [String: Bool])
    case function(MemberID)

    var flags: [String: Bool] {
      switch self {
      case .type(_, let flags), .member(_, _, let flags): flags
      case .function: [:]
      }
    }

    var owner: TypeID? {
      switch self {
      case .type(let type, _), .member(let type, _, _): type
      case .function: nil
      }
    }
  }

  private struct Need: Equatable {
    var holder: ModelHolder
    var isUnread: Bool
    var isReadLater: Bool
    /// Only actions read it.
    var isUndrawn: Bool
    /// One that is not read at once asks for it all the same once its wrapper is the new one.
    var isAskedSooner: Bool
    var isLater = false

    var isAtOnce: Bool { !isLater && !isReadLater && !isUndrawn && !isUnread }

    static func == (first: Need, second: Need) -> Bool {
      first.holder.namePlace == second.holder.namePlace && first.isUnread == second.isUnread
        && first.isReadLater == second.isReadLater && first.isUndrawn == second.isUndrawn
        && first.isAskedSooner == second.isAskedSooner && first.isLater == second.isLater
    }
  }

  /// The models that are needed, each with a holder that reads it, at once if there is one.
  private typealias Needs = [TypeID: Need]

  private static func sooner(_ first: Need, _ second: Need) -> Need {
    var result = isSooner(second, than: first) ? second : first
    result.isAskedSooner = first.isAskedSooner || second.isAskedSooner
    return result
  }

  private static func isSooner(_ second: Need, than first: Need) -> Bool {
    if first.isUnread != second.isUnread { return first.isUnread }
    if first.isUndrawn, second.isAtOnce { return true }
    return first.isLater || first.isReadLater && !second.isLater
  }

  init(
    _ index: ProjectIndex, _ facts: ProjectFacts, _ holders: [ModelHolder],
    readLater: Set<PropertyKey>, undrawn: Set<PropertyKey>
  ) {
    self.readLater = readLater
    self.undrawn = undrawn
    self.index = index
    self.facts = facts
    flags = ViewFlags(index, facts)
    var byView: [TypeID: [ModelHolder]] = [:]
    for holder in holders
    where holder.ownership == .environment && !holder.isOptional && holder.owner != nil {
      if let owner = holder.owner { byView[owner, default: []].append(holder) }
    }
    holdersByView = byView
    for file in facts.files {
      for fact in file.properties where byView[fact.owner] != nil {
        let key = PropertyKey(fact.owner, fact.property)
        usedProperties.insert(key)
        if let flag = fact.flag { usesUnderFlags[key, default: []].append(flag) } else {
          usedInAnyCase.insert(key)
        }
      }
      for fact in file.projections where byView[fact.owner] != nil {
        usedProperties.insert(PropertyKey(fact.owner, fact.property))
        usedInAnyCase.insert(PropertyKey(fact.owner, fact.property))
      }
      for edge in file.edges {
        if let owner = edge.unit.owner {
          edges[owner, default: [:]][edge.unit.memberName, default: []].append(edge)
        }
        if let member = edge.unit.member, member.kind == .function {
          edgesOfFunctions[member, default: []].append(edge)
        }
      }
      for fact in file.providers {
        if let member = fact.unit.member { providers[member, default: []].append(fact.provider) }
        if let owner = fact.unit.owner {
          providersByType[owner, default: []].append(fact.provider)
        }
      }
    }
  }

  /// Every model that is missing at a root, in order of places.
  mutating func missing() -> [MissingEnvironmentModel] {
    guard !holdersByView.isEmpty else { return [] }
    var result: Set<MissingEnvironmentModel> = []
    for file in facts.files {
      for root in file.roots {
        report(root.edges, root.kind, adaptors: [], into: &result)
      }
    }
    for entity in index.types.types {
      let protocols = index.traits(entity.id).viewProtocols
      guard !protocols.isDisjoint(with: FrameworkNames.rootProtocols) else { continue }
      let body = edges[entity.id]?[FrameworkNames.body] ?? []
      report(body, nil, adaptors: adaptors(of: entity.id), into: &result)
    }
    return result.sorted {
      ($0.place, $0.model, $0.holder) < ($1.place, $1.model, $1.holder)
    }
  }

  /// The same of views that actions make, as far as they do not read it at once: where they are
  /// drawn, and what is around them there, is not seen.
  mutating func missingWhereHidden() -> [MissingEnvironmentModel] {
    guard !holdersByView.isEmpty else { return [] }
    var result: Set<MissingEnvironmentModel> = []
    for (file, fileFacts) in facts.files.enumerated() where !index.isTest(file) {
      report(fileFacts.hiddenEdges, nil, adaptors: [], into: &result)
    }
    return result.filter(\.isAskedSooner).sorted {
      ($0.place, $0.model, $0.holder) < ($1.place, $1.model, $1.holder)
    }
  }

  private mutating func report(
    _ edges: [ViewEdge], _ kind: ViewRoot.Kind?, adaptors: Set<TypeID>,
    into result: inout Set<MissingEnvironmentModel>
  ) {
    for edge in edges {
      for (model, need) in unmet(edge) where !adaptors.contains(model) {
        result.insert(
          MissingEnvironmentModel(
            model: model, place: edge.place, view: name(of: edge.target),
            holder: need.holder.namePlace, holderSymbol: need.holder.symbol,
            isPreview: kind == .preview, mayInherit: kind == .cell, isLater: need.isLater,
            isUnread: need.isUnread, isReadLater: need.isReadLater,
            isAskedSooner: need.isAskedSooner))
      }
    }
  }

  /// A root may draw a member of its own type, such as `static var sample`.
  private func name(of target: ViewEdge.Target) -> String {
    switch target {
    case .type(let view): index[view].name
    case .member(_, let member): member
    case .functions(let functions): functions.first.map { index.function($0).name } ?? ""
    }
  }

  private func adaptors(of app: TypeID) -> Set<TypeID> {
    let reader = BodyReader(index: index, file: index[app].declaration.file)
    // Here: SwiftUI provides the delegates of its scenes, as it does the application's (H098).
    var result = Set(index.types.types.map(\.id).filter(index.isSceneDelegate))
    for (_, members) in index.allMembers(of: app) {
      for member in members where member.kind == .variable {
        let isAdaptor = index.variable(member).attributes.contains {
          $0.lastName.hasSuffix("ApplicationDelegateAdaptor")
            || $0.lastName.hasSuffix("ExtensionDelegateAdaptor")
        }
        if isAdaptor, let type = reader.type(of: member).nominal { result.insert(type) }
      }
    }
    return result
  }

  // MARK: Needs

  /// What the target of an edge needs and the edge does not provide.
  private mutating func unmet(_ edge: ViewEdge, in node: Node? = nil) -> Needs {
    var needs: Needs = [:]
    switch edge.target {
    case .type(let type):
      let around = node?.owner == edge.unit.owner ? node?.flags ?? [:] : [:]
      needs = self.needs(
        of: .type(type, flags.values(of: type, madeAt: edge.place, in: around)))
    case .member(let type, let name):
      let known = node?.owner == type ? node?.flags ?? [:] : [:]
      needs = self.needs(of: .member(type, name, known))
    case .functions(let functions):
      if functions.count == 1 { needs = self.needs(of: .function(functions[0])) }
    }
    if edge.isLater { for model in needs.keys { needs[model]?.isLater = true } }
    guard !needs.isEmpty, !edge.providers.isEmpty else { return needs }
    var provided: Set<TypeID> = []
    for provider in edge.providers {
      guard let models = models(from: provider) else { return [:] }
      provided.formUnion(models)
    }
    return needs.filter { model, _ in
      !provided.contains {
        $0 == model || index.isSubtype($0, of: model) || index.isSubtype(model, of: $0)
      }
    }
  }

  private mutating func needs(of node: Node) -> Needs {
    if let known = needs.known(node) { return known }
    guard needs.depth < 200 else { return [:] }
    needs.begin(node, with: [:])
    _ = needs.note(whatItNeeds(node), to: node)
    let circle = needs.circle(from: node)
    // Here: each round may take a need one step on, back to where it is known.
    for _ in circle {
      var isNew = false
      for member in circle where needs.note(whatItNeeds(member), to: member) { isNew = true }
      if !isNew { break }
    }
    return needs.settle(node) ?? [:]
  }

  private mutating func whatItNeeds(_ node: Node) -> Needs {
    var result: Needs = [:]
    let drawn: [ViewEdge]
    switch node {
    case .type(let type, _):
      for holder in holdersByView[type] ?? [] {
        let isOld = holder.wrapper == .environmentObject
        var need = Need(
          holder: holder, isUnread: !isUsed(holder, node.flags),
          isReadLater: isOld && holder.key.map(readLater.contains) ?? false,
          isUndrawn: isOld && holder.key.map(undrawn.contains) ?? false, isAskedSooner: false)
        need.isAskedSooner = isOld && !need.isAtOnce
        result.merge([holder.model: need], uniquingKeysWith: Self.sooner)
      }
      drawn = index.drawingMembers(of: type).sorted().flatMap { edges[type]?[$0] ?? [] }
    case .member(let type, let name, _): drawn = edges[type]?[name] ?? []
    case .function(let function): drawn = edgesOfFunctions[function] ?? []
    }
    var choices: [Place: [Needs]] = [:]
    for edge in drawn {
      let known = edge.choice?.flag.flatMap { flag in
        node.flags[flag.property].map { $0 == flag.value }
      }
      if let known, known != (edge.choice?.position == 0) { continue }
      let unmet = unmet(edge, in: node)
      if known == nil, let choice = edge.choice {
        // Here: one of the cases is drawn, and which one is up to whoever gives the value.
        choices[choice.at, default: Array(repeating: [:], count: choice.count)][choice.position]
          .merge(unmet, uniquingKeysWith: Self.sooner)
      } else {
        result.merge(unmet, uniquingKeysWith: Self.sooner)
      }
    }
    for cases in choices.values {
      var always = cases[0].filter { need in cases.allSatisfy { $0[need.key] != nil } }
      for unread in cases.joined() where unread.value.isUnread {
        if always[unread.key] != nil { always[unread.key] = unread.value }
      }
      // Here: what asks for it sooner than before does so wherever it is drawn.
      for var sooner in cases.joined() where sooner.value.isAskedSooner {
        guard always[sooner.key] == nil else { continue }
        sooner.value.isLater = true
        result.merge([sooner.key: sooner.value], uniquingKeysWith: Self.sooner)
      }
      result.merge(always, uniquingKeysWith: Self.sooner)
    }
    return result
  }

  /// Whether any code reads a holder, as far as it runs with what is known of the view.
  private func isUsed(_ holder: ModelHolder, _ flags: [String: Bool]) -> Bool {
    guard let key = holder.key, usedProperties.contains(key) else { return false }
    return usedInAnyCase.contains(key)
      || (usesUnderFlags[key] ?? []).contains { (flags[$0.property] ?? $0.value) == $0.value }
  }

  private mutating func models(from provider: Provider) -> Set<TypeID>? {
    if let known = provisions.known(provider) { return known }
    guard provisions.depth < 64 else { return nil }
    provisions.begin(provider, with: [])
    _ = provisions.note(whatItPutsIn(provider), to: provider)
    let circle = provisions.circle(from: provider)
    for _ in circle {
      var isNew = false
      for member in circle where provisions.note(whatItPutsIn(member), to: member) { isNew = true }
      if !isNew { break }
    }
    return provisions.settle(provider) ?? nil
  }

  private mutating func whatItPutsIn(_ provider: Provider) -> Set<TypeID>? {
    let inner: [Provider]
    switch provider {
    case .unknown: return nil
    case .model(let model): return [model]
    case .functions(let functions): inner = functions.members.flatMap { providers[$0] ?? [] }
    case .type(let type): inner = providersByType[type] ?? []
    }
    var found: Set<TypeID> = []
    for next in inner {
      guard let models = models(from: next) else { return nil }
      found.formUnion(models)
    }
    return found
  }
}

extension ProjectIndex {
  /// Whether SwiftUI makes instances of a class for its scenes.
  func isSceneDelegate(_ type: TypeID) -> Bool {
    externalProtocols(of: type).contains { FrameworkNames.sceneDelegates.contains($0) }
  }
}

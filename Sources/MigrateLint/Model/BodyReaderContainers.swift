// What containers of the package Factory give: its property `var store: Factory<Store>` stands for
// a `Store`, wherever code asks for it by a key path or calls it.
extension FrameworkNames {
  /// The wrappers of that package that take a key path and keep what the factory there gives.
  static let containerWrappers: WordSet = [
    "Injected", "LazyInjected", "WeakLazyInjected", "DynamicInjected", "InjectedObject",
    "InjectedObservable",
  ]
  /// The function of that package that does the same.
  static let resolveFunction = "resolve"
  static let factories: WordSet = ["Factory", "ParameterFactory"]
  /// What is meant by `\.store`.
  static let defaultContainer = "Container"
  static let factoryModules: WordSet = ["Factory", "FactoryKit"]
}

extension BodyReader {
  /// The type of `@Injected(\.store) var store`, and of `@LazyInjected(\Depot.store)`.
  func injectedValue(of member: MemberID) -> ResolvedType? {
    let (wrapper, attribute) = index.wrapper(member)
    guard wrapper == .other, let attribute, let span = attribute.arguments,
      FrameworkNames.containerWrappers.contains(attribute.lastName),
      !index.types.declares(attribute.lastName, in: index.scope(member))
    else { return nil }
    let value = aside(index.scope(member)) {
      tree = index.files[member.place.file].arguments(span)
      guard tree.root >= 0, let argument = tree.firstChild(tree.root),
        let path = tree.firstChild(argument)
      else { return .unknown }
      return Value(type: given(at: path) ?? .unknown, origin: .nothing)
    }
    return value.type.isUnknown ? nil : value.type
  }

  /// `resolve(\Depot.store)`; `Depot.shared.store()`, where a factory is called.
  func resultOfContainer(
    _ call: Call, _ callee: NodeID, _ arguments: [ArgumentFact]
  ) -> Value? {
    let type: ResolvedType?
    if let factory = product(of: call.callee.type) {
      type = factory
    } else if call.name == FrameworkNames.resolveFunction, call.base == nil, arguments.count == 1,
      arguments[0].label == nil, local(call.name) == nil,
      let argument = tree.children(call.node).dropFirst().first(where: { _ in true })
    {
      type = tree.firstChild(argument).flatMap { given(at: $0) }
    } else {
      type = nil
    }
    guard let type else { return nil }
    return Value(
      type: type, origin: .unknown(namePlace(callee), "a container gives it"),
      isView: drawsItself(type))
  }

  /// What the factory at a key path gives.
  private func given(at path: NodeID) -> ResolvedType? {
    guard tree.kind(path) == .keyPath else { return nil }
    let names = tree.children(path).filter { tree.kind($0) == .keyPathComponent }.map {
      tree.name($0)
    }
    guard names.count == 1 else { return nil }
    var root = ResolvedType.external(FrameworkNames.defaultContainer, [])
    if let first = tree.firstChild(path), tree.kind(first) == .type {
      root = index.types.resolve(tree.type(first), in: scope)
    }
    let found: [MemberID]
    switch root {
    case .nominal(let id, _): found = index.members(names[0], of: id)
    case .external(let name, _): found = index.externalMembers(names[0], of: name)
    default: return nil
    }
    // Here: `#if` may declare one for each system.
    let types = Set(found.filter { $0.kind == .variable }.map { product(of: type(of: $0), $0) })
    return types.count == 1 ? types.first.flatMap { $0 } : nil
  }

  private func product(of type: ResolvedType, _ member: MemberID) -> ResolvedType? {
    let imports = index.files[member.place.file].outline.imports
    guard imports.contains(where: { FrameworkNames.factoryModules.contains($0.module) }) else {
      return nil
    }
    return product(of: type)
  }

  /// `Store` of a `Factory<Store>`, and of a `ParameterFactory<Int, Store>`.
  private func product(of type: ResolvedType) -> ResolvedType? {
    guard case .external(let name, let arguments) = type,
      FrameworkNames.factories.contains(name), let product = arguments.last,
      arguments.count == (name == "Factory" ? 1 : 2), !product.isUnknown
    else { return nil }
    return product
  }
}

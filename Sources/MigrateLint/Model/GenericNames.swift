/// The names of the generic parameters of the functions around a place.
///
/// Mostly there are a few, which are quickly gone through; of thousands each name asks.
public enum GenericNames: Hashable, Sendable, ExpressibleByArrayLiteral {
  case few([String])
  case many(Set<String>)
  /// Beside typealiases of the body around, of which there are hardly ever any.
  indirect case beside([String: TypeSyntax], GenericNames)

  public init(_ parameters: [GenericParameterSyntax]) {
    let names = parameters.map(\.name)
    self = names.count <= 8 ? .few(names) : .many(Set(names))
  }

  public init(arrayLiteral names: String...) { self = .few(names) }

  func contains(_ name: String) -> Bool {
    switch self {
    case .few(let names): names.contains(name)
    case .many(let names): names.contains(name)
    case .beside(let aliases, let others): aliases[name] == nil && others.contains(name)
    }
  }

  /// The same with one more typealias.
  func declaring(_ name: String, _ target: TypeSyntax) -> GenericNames {
    guard case .beside(var aliases, let others) = self else { return .beside([name: target], self) }
    aliases[name] = target
    return .beside(aliases, others)
  }

  /// What a typealias of the body stands for, and the names that it is looked up with.
  func alias(_ name: String) -> (target: TypeSyntax, outside: GenericNames)? {
    guard case .beside(var aliases, let others) = self, let target = aliases[name] else {
      return nil
    }
    aliases[name] = nil
    return (target, aliases.isEmpty ? others : .beside(aliases, others))
  }
}

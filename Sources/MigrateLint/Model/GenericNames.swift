/// The names of the generic parameters of the functions around a place.
///
/// Mostly there are a few, which are quickly gone through; of thousands each name asks.
public enum GenericNames: Hashable, Sendable, ExpressibleByArrayLiteral {
  case few([String])
  case many(Set<String>)

  public init(_ parameters: [GenericParameterSyntax]) {
    let names = parameters.map(\.name)
    self = names.count <= 8 ? .few(names) : .many(Set(names))
  }

  public init(arrayLiteral names: String...) { self = .few(names) }

  func contains(_ name: String) -> Bool {
    switch self {
    case .few(let names): names.contains(name)
    case .many(let names): names.contains(name)
    }
  }
}

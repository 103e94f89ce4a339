/// The names of the generic parameters of the functions around a place.
///
/// Mostly there are a few, which are quickly gone through; of thousands each name asks.
public struct GenericNames: Hashable, Sendable, ExpressibleByArrayLiteral {
  private let few: [String]
  private let many: Set<String>

  public init(_ parameters: [GenericParameterSyntax]) { self.init(names: parameters.map(\.name)) }

  public init(arrayLiteral names: String...) { self.init(names: names) }

  private init(names: [String]) {
    let areFew = names.count <= 8
    few = areFew ? names : []
    many = areFew ? [] : Set(names)
  }

  func contains(_ name: String) -> Bool { few.contains(name) || many.contains(name) }
}

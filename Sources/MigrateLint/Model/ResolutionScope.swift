/// Where a name is written, which decides what it means.
public struct ResolutionScope: Hashable, Sendable {
  public var file: FileIndex
  /// The innermost type around: what `Self` means.
  public var type: TypeID?
  /// The innermost declaration or extension around, in the file: names are looked up in it and
  /// in those around it. An extension of `A.B` does not see into `A`.
  public var declaration: OutlineIndex?
  /// Generic parameters of the functions around.
  public var generics: GenericNames
  /// Whether a name stands in an expression or behind an `@`, where what protocols declare counts
  /// like any other member. In a written type it counts only where nothing else has the name.
  public private(set) var isOfValue = false

  public init(
    file: FileIndex, type: TypeID? = nil, declaration: OutlineIndex? = nil,
    generics: GenericNames = []
  ) {
    self.file = file
    self.type = type
    self.declaration = declaration
    self.generics = generics
  }

  /// The same place in an expression.
  var ofValue: ResolutionScope {
    var scope = self
    scope.isOfValue = true
    return scope
  }
}

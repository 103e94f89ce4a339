// What types are made of.
extension ResolvedType {
  /// Whether it is, or is made of, what the project declares.
  var leadsHere: Bool {
    switch self {
    case .nominal, .ambiguous: true
    case .external(_, let parts), .tuple(let parts, _), .composition(let parts):
      parts.contains(where: \.leadsHere)
    case .optional(let inner), .array(let inner), .function(let inner), .metatype(let inner):
      inner.leadsHere
    case .dictionary(let key, let value): key.leadsHere || value.leadsHere
    case .generic, .unknown: false
    }
  }

  /// Whether something that it is made of is not found out: `[Element]` of what a function gives.
  var hasUntoldPart: Bool {
    switch self {
    case .unknown, .ambiguous, .generic: true
    case .nominal(_, let parts), .external(_, let parts), .tuple(let parts, _),
      .composition(let parts):
      parts.contains(where: \.hasUntoldPart)
    case .optional(let inner), .array(let inner), .function(let inner), .metatype(let inner):
      inner.hasUntoldPart
    case .dictionary(let key, let value): key.hasUntoldPart || value.hasUntoldPart
    }
  }
}

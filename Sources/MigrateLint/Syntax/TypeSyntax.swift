/// A type as it is written, without its white space and comments.
public indirect enum TypeSyntax: Hashable, Sendable {
  /// `A.B<C>`, outermost component first.
  case named([Component])
  /// `T?` or `T!`.
  case optional(TypeSyntax)
  case array(TypeSyntax)
  case dictionary(key: TypeSyntax, value: TypeSyntax)
  case function(parameters: [TypeSyntax], result: TypeSyntax)
  /// The labels are as many as the types, and empty where there is none; no labels at all are none.
  case tuple([TypeSyntax], labels: [String] = [])
  case composition([TypeSyntax])
  case some(TypeSyntax)
  case any(TypeSyntax)
  /// `T.Type` or `T.Protocol`.
  case metatype(TypeSyntax)
  /// Written in a way that matters to no rule, such as `~Copyable`.
  case other

  public struct Component: Hashable, Sendable {
    public var name: String
    public var arguments: [TypeSyntax]

    public init(_ name: String, _ arguments: [TypeSyntax] = []) {
      self.name = name
      self.arguments = arguments
    }
  }

  public static func name(_ path: String...) -> TypeSyntax {
    .named(path.map { Component($0) })
  }

  /// The dotted name without generic arguments, where this is a plain name.
  public var dottedName: String? {
    guard case .named(let components) = self else { return nil }
    return components.map(\.name).joined(separator: ".")
  }

  /// The last component's name, where this is a plain name.
  public var lastName: String? {
    guard case .named(let components) = self else { return nil }
    return components.last?.name
  }

  /// The type without its optional marks.
  public var unwrapped: TypeSyntax {
    var type = self
    while case .optional(let wrapped) = type { type = wrapped }
    return type
  }

  public var isOptional: Bool {
    if case .optional = self { return true }
    if case .named(let components) = self { return components.last?.name == "Optional" }
    return false
  }

  /// Every plain name that occurs in the type, at any depth.
  public var mentionedNames: [String] {
    switch self {
    case .named(let components):
      [components.map(\.name).joined(separator: ".")]
        + components.flatMap { $0.arguments.flatMap(\.mentionedNames) }
    case .optional(let type), .array(let type), .some(let type), .any(let type),
      .metatype(let type):
      type.mentionedNames
    case .function(let parameters, let result):
      parameters.flatMap(\.mentionedNames) + result.mentionedNames
    case .dictionary(let key, let value): key.mentionedNames + value.mentionedNames
    case .tuple(let types, _), .composition(let types): types.flatMap(\.mentionedNames)
    case .other: []
    }
  }
}

extension TypeSyntax {
  /// Whether `some` occurs in the type, at any depth.
  var isOpaque: Bool {
    switch self {
    case .some: true
    case .named(let components): components.contains { $0.arguments.contains(where: \.isOpaque) }
    case .optional(let type), .array(let type), .any(let type), .metatype(let type): type.isOpaque
    case .function(let parameters, let result): (parameters + [result]).contains(where: \.isOpaque)
    case .dictionary(let key, let value): key.isOpaque || value.isOpaque
    case .tuple(let types, _), .composition(let types): types.contains(where: \.isOpaque)
    case .other: false
    }
  }

  /// Whether the last name of a path that occurs in the type, at any depth, is of a kind.
  func mentions(where isWanted: (String) -> Bool) -> Bool {
    switch self {
    case .named(let components):
      components.last.map { isWanted($0.name) } ?? false
        || components.contains { $0.arguments.contains { $0.mentions(where: isWanted) } }
    case .optional(let type), .array(let type), .some(let type), .any(let type),
      .metatype(let type):
      type.mentions(where: isWanted)
    case .function(let parameters, let result):
      result.mentions(where: isWanted) || parameters.contains { $0.mentions(where: isWanted) }
    case .dictionary(let key, let value):
      key.mentions(where: isWanted) || value.mentions(where: isWanted)
    case .tuple(let types, _), .composition(let types):
      types.contains { $0.mentions(where: isWanted) }
    case .other: false
    }
  }

  /// The function types in the type, at any depth.
  var functions: [TypeSyntax] {
    switch self {
    case .named(let components):
      components.flatMap { $0.arguments.flatMap(\.functions) }
    case .optional(let type), .array(let type), .some(let type), .any(let type),
      .metatype(let type):
      type.functions
    case .function(let parameters, let result):
      [self] + (parameters + [result]).flatMap(\.functions)
    case .dictionary(let key, let value): key.functions + value.functions
    case .tuple(let types, _), .composition(let types): types.flatMap(\.functions)
    case .other: []
    }
  }
}

extension TypeSyntax: CustomStringConvertible {
  /// The type in canonical spelling.
  public var description: String {
    switch self {
    case .named(let components):
      components.map { component in
        component.arguments.isEmpty
          ? component.name
          : component.name + "<" + component.arguments.map(\.description).joined(separator: ", ")
            + ">"
      }.joined(separator: ".")
    case .optional(let type): type.enclosed + "?"
    case .array(let type): "[" + type.description + "]"
    case .dictionary(let key, let value): "[" + key.description + ": " + value.description + "]"
    case .function(_, let result): "(…) -> " + result.description
    case .tuple(let types, _): "(" + types.map(\.description).joined(separator: ", ") + ")"
    case .composition(let types): types.map(\.description).joined(separator: " & ")
    case .some(let type): "some " + type.description
    case .any(let type): "any " + type.description
    case .metatype(let type): type.enclosed + ".Type"
    case .other: "…"
    }
  }

  /// The spelling that something can stand behind.
  private var enclosed: String {
    switch self {
    case .function, .composition, .some, .any: "(" + description + ")"
    default: description
    }
  }
}

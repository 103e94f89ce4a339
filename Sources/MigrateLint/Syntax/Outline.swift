/// A half-open range of token indices in one file.
public struct TokenSpan: Hashable, Sendable {
  public var start: Int
  public var end: Int

  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }
}

/// `@Name(arguments)`, custom or built in.
public struct AttributeSyntax: Hashable, Sendable {
  /// The dotted name without generic arguments: `Published`, `SwiftUI.State`.
  public var name: String
  /// From `@` to behind the last argument's parenthesis.
  public var range: ByteRange
  /// The tokens between the parentheses; nil without parentheses.
  public var arguments: TokenSpan?

  /// The name behind the last dot.
  public var lastName: String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}

/// `private`, `private(set)`, `static`, …
public struct ModifierSyntax: Hashable, Sendable {
  public var name: String
  /// What stands in its parentheses: `set` in `private(set)`.
  public var detail: String?
  public var range: ByteRange
}

public struct GenericParameterSyntax: Hashable, Sendable {
  public var name: String
  public var constraint: TypeSyntax?
  /// The constraint's bytes, empty without one.
  public var constraintRange: ByteRange
}

/// One requirement of a `where` clause.
public struct RequirementSyntax: Hashable, Sendable {
  public var subject: TypeSyntax
  public var constraint: TypeSyntax
  public var isSameType: Bool
  public var constraintRange: ByteRange
}

public struct InheritedTypeSyntax: Hashable, Sendable {
  public var type: TypeSyntax
  /// Without attributes such as `@unchecked`.
  public var range: ByteRange
}

public enum TypeKind: String, Sendable {
  case `class`, `struct`, `enum`, actor, `protocol`, `extension`
}

/// The place of a declaration in its file's outline.
public typealias OutlineIndex = Int

public struct TypeDeclaration: Hashable, Sendable {
  public var kind: TypeKind
  /// The declared name; of an extension the extended type as written, without arguments.
  public var name: String
  public var nameRange: ByteRange
  public var extendedType: TypeSyntax?
  public var attributes: [AttributeSyntax]
  public var modifiers: [ModifierSyntax]
  public var keywordRange: ByteRange
  public var genericParameters: [GenericParameterSyntax]
  public var inheritance: [InheritedTypeSyntax]
  public var requirements: [RequirementSyntax]
  /// From the first attribute or modifier to behind the closing brace.
  public var range: ByteRange
  /// From brace to brace, both included; empty where the braces are missing.
  public var bodyRange: ByteRange
  /// The type that this one is written in, in the same file.
  public var parent: OutlineIndex?
  /// Declared in the body of a function or closure.
  public var isLocal: Bool
  /// Written between `#if` and `#endif`.
  public var isConditional: Bool

  public func attribute(_ name: String) -> AttributeSyntax? {
    attributes.first { $0.lastName == name }
  }

  public func hasModifier(_ name: String) -> Bool {
    modifiers.contains { $0.name == name && $0.detail == nil }
  }
}

public enum AccessorKind: String, Sendable {
  case get, set, willSet, didSet, other
}

public struct AccessorSyntax: Hashable, Sendable {
  public var kind: AccessorKind
  public var isAsync = false
  /// From brace to brace; nil in protocols.
  public var body: TokenSpan?
}

/// One variable of a `let` or `var` declaration: a property, a global or a static.
public struct VariableDeclaration: Hashable, Sendable {
  public var owner: OutlineIndex?
  public var name: String
  public var nameRange: ByteRange
  public var attributes: [AttributeSyntax]
  public var modifiers: [ModifierSyntax]
  public var isLet: Bool
  public var keywordRange: ByteRange
  public var type: TypeSyntax?
  public var typeRange: ByteRange?
  public var initialValue: TokenSpan?
  public var initialValueRange: ByteRange?
  public var accessors: [AccessorSyntax]
  public var accessorRange: ByteRange?
  /// From the first attribute or modifier to the end of the whole declaration.
  public var range: ByteRange
  /// How many variables the declaration has in all, and whether this one is part of a tuple.
  public var siblings: Int
  public var isInPattern: Bool
  public var isBackticked: Bool
  public var isConditional: Bool

  public func attribute(_ name: String) -> AttributeSyntax? {
    attributes.first { $0.lastName == name }
  }

  public func hasModifier(_ name: String) -> Bool {
    modifiers.contains { $0.name == name && $0.detail == nil }
  }

  public var isStatic: Bool { hasModifier("static") || hasModifier("class") }

  /// Without storage: it has a getter.
  public var isComputed: Bool { accessors.contains { $0.kind == .get || $0.kind == .other } }

  public var hasObservers: Bool {
    accessors.contains { $0.kind == .willSet || $0.kind == .didSet }
  }
}

public struct ParameterSyntax: Hashable, Sendable {
  /// The argument label; nil for `_`.
  public var label: String?
  public var name: String
  public var nameRange: ByteRange
  public var attributes: [AttributeSyntax]
  public var type: TypeSyntax?
  public var typeRange: ByteRange?
  public var isAutoclosure: Bool
  public var isVariadic: Bool
  public var defaultValue: TokenSpan?
}

public enum FunctionKind: String, Sendable {
  case function, initializer, deinitializer, `subscript`
}

public struct FunctionDeclaration: Hashable, Sendable {
  public var kind: FunctionKind
  public var owner: OutlineIndex?
  public var name: String
  public var nameRange: ByteRange
  public var attributes: [AttributeSyntax]
  public var modifiers: [ModifierSyntax]
  public var genericParameters: [GenericParameterSyntax]
  public var parameters: [ParameterSyntax]
  public var returnType: TypeSyntax?
  public var isAsync = false
  public var requirements: [RequirementSyntax]
  /// From brace to brace; nil in protocols.
  public var body: TokenSpan?
  public var range: ByteRange

  public func hasModifier(_ name: String) -> Bool {
    modifiers.contains { $0.name == name && $0.detail == nil }
  }

  public var isStatic: Bool { hasModifier("static") || hasModifier("class") }
}

public struct TypealiasDeclaration: Hashable, Sendable {
  public var owner: OutlineIndex?
  public var name: String
  public var target: TypeSyntax?
  public var isAssociatedType: Bool
  public var isGeneric: Bool
  public var genericParameters: [GenericParameterSyntax]
  /// What an associated type must be.
  public var constraint: TypeSyntax?
  public var constraintRange: ByteRange
  public var requirements: [RequirementSyntax]
  public var range: ByteRange
}

public struct EnumCaseDeclaration: Hashable, Sendable {
  public var owner: OutlineIndex
  public var name: String
  public var nameRange: ByteRange
  public var payload: [TypeSyntax]
  /// The values of what the payload may leave out.
  public var defaultValues: [TokenSpan] = []
}

/// A freestanding macro such as `#Preview`, or statements, outside of any function.
public struct FreestandingCode: Hashable, Sendable {
  public var owner: OutlineIndex?
  /// The macro's name; nil for statements.
  public var macro: String?
  public var span: TokenSpan
  public var range: ByteRange
}

public struct ImportDeclaration: Hashable, Sendable {
  /// The dotted path: `Combine`, `os.log`.
  public var module: String
  public var attributes: [AttributeSyntax]
  public var modifiers: [ModifierSyntax]
  public var isConditional: Bool
  public var range: ByteRange
}

/// The declarations of one file, without the insides of bodies.
public struct Outline: Hashable, Sendable {
  public var imports: [ImportDeclaration] = []
  public var types: [TypeDeclaration] = []
  public var variables: [VariableDeclaration] = []
  public var functions: [FunctionDeclaration] = []
  public var typealiases: [TypealiasDeclaration] = []
  public var enumCases: [EnumCaseDeclaration] = []
  public var freestandingCode: [FreestandingCode] = []
  /// From the tokenizer, and declarations that could not be read.
  public var problems: [SyntaxProblem] = []

  public init() {}

  /// The names of the types around a type and its own, outermost first, as written.
  public func qualifiedName(_ index: OutlineIndex) -> String {
    var names: [String] = []
    var current: OutlineIndex? = index
    while let type = current {
      names.append(types[type].name)
      current = types[type].parent
    }
    return names.reversed().joined(separator: ".")
  }
}

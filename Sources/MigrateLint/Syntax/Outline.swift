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
  public let name: String
  /// The name behind the last dot.
  public let lastName: String
  /// From `@` to behind the last argument's parenthesis.
  public let range: ByteRange
  /// The tokens between the parentheses; nil without parentheses.
  public let arguments: TokenSpan?

  init(name: String, range: ByteRange, arguments: TokenSpan?) {
    self.name = name
    lastName = name.utf8.contains(UInt8(ascii: "."))
      ? name.split(separator: ".").last.map(String.init) ?? name : name
    self.range = range
    self.arguments = arguments
  }

  /// The names between the dots.
  var path: [String] {
    lastName.utf8.count == name.utf8.count
      ? [name] : name.split(separator: ".").map(String.init)
  }
}

/// `private`, `private(set)`, `static`, …
public struct ModifierSyntax: Hashable, Sendable {
  public var name: String
  /// What stands in its parentheses: `set` in `private(set)`.
  public var detail: String?
  public var range: ByteRange
}

extension [ModifierSyntax] {
  /// Whether they make a member one of its type.
  fileprivate var areStatic: Bool {
    contains { $0.detail == nil && ($0.name == "static" || $0.name == "class") }
  }
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
  /// The names of its attributes, and `nonisolated`.
  public var attributes: [String]
}

public enum TypeKind: String, Sendable {
  case `class`, `struct`, `enum`, actor, `protocol`, `extension`
}

/// The place of a declaration in its file's outline.
public typealias OutlineIndex = Int

public final class TypeDeclaration: Sendable {
  public let kind: TypeKind
  /// The declared name; of an extension the extended type as written, without arguments.
  public let name: String
  public let nameRange: ByteRange
  public let extendedType: TypeSyntax?
  public let attributes: [AttributeSyntax]
  public let modifiers: [ModifierSyntax]
  public let keywordRange: ByteRange
  public let genericParameters: [GenericParameterSyntax]
  public let inheritance: [InheritedTypeSyntax]
  public let requirements: [RequirementSyntax]
  /// From the first attribute or modifier to behind the closing brace.
  public let range: ByteRange
  /// From brace to brace, both included; empty where the braces are missing.
  public let bodyRange: ByteRange
  /// The type that this one is written in, in the same file.
  public let parent: OutlineIndex?
  /// Declared in the body of a function or closure.
  public let isLocal: Bool
  /// Written between `#if` and `#endif`.
  public let isConditional: Bool

  init(
    kind: TypeKind, name: String, nameRange: ByteRange, extendedType: TypeSyntax? = nil,
    attributes: [AttributeSyntax], modifiers: [ModifierSyntax], keywordRange: ByteRange,
    genericParameters: [GenericParameterSyntax], inheritance: [InheritedTypeSyntax],
    requirements: [RequirementSyntax], range: ByteRange, bodyRange: ByteRange,
    parent: OutlineIndex? = nil, isLocal: Bool, isConditional: Bool
  ) {
    self.kind = kind
    self.name = name
    self.nameRange = nameRange
    self.extendedType = extendedType
    self.attributes = attributes
    self.modifiers = modifiers
    self.keywordRange = keywordRange
    self.genericParameters = genericParameters
    self.inheritance = inheritance
    self.requirements = requirements
    self.range = range
    self.bodyRange = bodyRange
    self.parent = parent
    self.isLocal = isLocal
    self.isConditional = isConditional
  }

  public func attribute(_ name: String) -> AttributeSyntax? {
    attributes.first { $0.lastName == name }
  }

  public func hasModifier(_ name: String) -> Bool {
    modifiers.contains { $0.name == name && $0.detail == nil }
  }
}

public enum AccessorKind: String, Sendable {
  /// `initial` is an init accessor, which runs where an initialiser sets the property.
  case get, set, willSet, didSet, other
  case initial = "init"
}

public struct AccessorSyntax: Hashable, Sendable {
  public var kind: AccessorKind
  public var isAsync = false
  /// `set(speed)`
  public var parameter: String?
  /// From brace to brace; nil in protocols.
  public var body: TokenSpan?
  /// The properties that `@storageRestrictions(initializes: first, accesses: last)` names.
  public var restrictions: [String] = []
}

/// One variable of a `let` or `var` declaration: a property, a global or a static.
public final class VariableDeclaration: Sendable {
  public let owner: OutlineIndex?
  public let name: String
  public let nameRange: ByteRange
  public let attributes: [AttributeSyntax]
  public let modifiers: [ModifierSyntax]
  public let isLet: Bool
  public let keywordRange: ByteRange
  public let type: TypeSyntax?
  public let typeRange: ByteRange?
  public let initialValue: TokenSpan?
  public let initialValueRange: ByteRange?
  public let accessors: [AccessorSyntax]
  public let accessorRange: ByteRange?
  /// From the first attribute or modifier to the end of the whole declaration.
  public let range: ByteRange
  /// How many variables the declaration has in all, and whether this one is part of a tuple.
  public let siblings: Int
  public let isInPattern: Bool
  public let isBackticked: Bool
  public let isConditional: Bool
  public let isStatic: Bool
  /// Without storage: it has a getter.
  public let isComputed: Bool
  public let hasObservers: Bool

  init(
    owner: OutlineIndex? = nil, name: String, nameRange: ByteRange, attributes: [AttributeSyntax],
    modifiers: [ModifierSyntax], isLet: Bool, keywordRange: ByteRange, type: TypeSyntax? = nil,
    typeRange: ByteRange? = nil, initialValue: TokenSpan? = nil,
    initialValueRange: ByteRange? = nil, accessors: [AccessorSyntax],
    accessorRange: ByteRange? = nil, range: ByteRange, siblings: Int, isInPattern: Bool,
    isBackticked: Bool, isConditional: Bool
  ) {
    self.owner = owner
    self.name = name
    self.nameRange = nameRange
    self.attributes = attributes
    self.modifiers = modifiers
    self.isLet = isLet
    self.keywordRange = keywordRange
    self.type = type
    self.typeRange = typeRange
    self.initialValue = initialValue
    self.initialValueRange = initialValueRange
    self.accessors = accessors
    self.accessorRange = accessorRange
    self.range = range
    self.siblings = siblings
    self.isInPattern = isInPattern
    self.isBackticked = isBackticked
    self.isConditional = isConditional
    isStatic = modifiers.areStatic
    isComputed = accessors.contains { [.get, .other, .initial].contains($0.kind) }
    hasObservers = accessors.contains { $0.kind == .willSet || $0.kind == .didSet }
  }

  public func attribute(_ name: String) -> AttributeSyntax? {
    attributes.first { $0.lastName == name }
  }

  public func hasModifier(_ name: String) -> Bool {
    modifiers.contains { $0.name == name && $0.detail == nil }
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

  /// Whether a closure that is given for it may be kept.
  var escapes: Bool { attributes.contains { $0.name == "escaping" } }
}

public enum FunctionKind: String, Sendable {
  case function, initializer, deinitializer, `subscript`
}

public final class FunctionDeclaration: Sendable {
  public let kind: FunctionKind
  public let owner: OutlineIndex?
  public let name: String
  public let nameRange: ByteRange
  public let attributes: [AttributeSyntax]
  public let modifiers: [ModifierSyntax]
  public let genericParameters: [GenericParameterSyntax]
  public let parameters: [ParameterSyntax]
  public let returnType: TypeSyntax?
  public let isAsync: Bool
  public let requirements: [RequirementSyntax]
  /// From brace to brace; nil in protocols.
  public let body: TokenSpan?
  public let range: ByteRange
  public let isStatic: Bool

  init(
    kind: FunctionKind, owner: OutlineIndex? = nil, name: String, nameRange: ByteRange,
    attributes: [AttributeSyntax], modifiers: [ModifierSyntax],
    genericParameters: [GenericParameterSyntax], parameters: [ParameterSyntax],
    returnType: TypeSyntax? = nil, isAsync: Bool,
    requirements: [RequirementSyntax], body: TokenSpan? = nil,
    range: ByteRange
  ) {
    self.kind = kind
    self.owner = owner
    self.name = name
    self.nameRange = nameRange
    self.attributes = attributes
    self.modifiers = modifiers
    self.genericParameters = genericParameters
    self.parameters = parameters
    self.returnType = returnType
    self.isAsync = isAsync
    self.requirements = requirements
    self.body = body
    self.range = range
    isStatic = modifiers.areStatic
  }

  public func hasModifier(_ name: String) -> Bool {
    modifiers.contains { $0.name == name && $0.detail == nil }
  }
}

public struct TypealiasDeclaration: Hashable, Sendable {
  public var owner: OutlineIndex?
  public var name: String
  public var target: TypeSyntax?
  public var isAssociatedType: Bool
  public var isGeneric: Bool
  /// Private or fileprivate, by its own modifier.
  public var isHidden: Bool
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
  /// The dotted path: `Combine`, `os.log`; `Combine` of `import class Combine.PassthroughSubject`.
  public var module: String
  /// The only thing that is imported, where the import names its kind: `PassthroughSubject`.
  public var declaration: String?
  public var attributes: [AttributeSyntax]
  public var modifiers: [ModifierSyntax]
  public var isConditional: Bool
  public var range: ByteRange

  /// Whether it shows what is internal too.
  var isTestable: Bool { attributes.contains { $0.lastName == "testable" } }

  /// As it is written behind the keyword.
  public var path: String { declaration.map { module + "." + $0 } ?? module }
}

/// The declarations of one file, without the insides of bodies.
public struct Outline: Sendable {
  public var imports: [ImportDeclaration] = []
  public var types: [TypeDeclaration] = []
  public var variables: [VariableDeclaration] = []
  public var functions: [FunctionDeclaration] = []
  public var typealiases: [TypealiasDeclaration] = []
  public var enumCases: [EnumCaseDeclaration] = []
  public var freestandingCode: [FreestandingCode] = []
  /// The names of macros that are declared here.
  public var macros: [String] = []
  /// The attributes, modifiers and names of these.
  public var macroHeads: [ByteRange] = []
  /// From the tokenizer, and declarations that could not be read.
  public var problems: [SyntaxProblem] = []

  public init() {}

  /// The names of the types around a type and its own, outermost first, as written. Of types that
  /// are nested deeper than anybody reads, the innermost 32: all of them grow in their square.
  public func qualifiedName(_ index: OutlineIndex) -> String {
    var names: [String] = []
    var current: OutlineIndex? = index
    while let type = current, names.count < 32 {
      names.append(types[type].name)
      current = types[type].parent
    }
    return names.reversed().joined(separator: ".")
  }
}

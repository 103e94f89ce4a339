/// What a function or an initialiser takes, as far as its constraints to `ObservableObject` go.
struct ConstrainedSignature {
  struct Parameter {
    var label: String?
    var type: ResolvedType
    /// Says by its type what a constrained generic parameter is, or is any object itself.
    var bears: Bool
    var holdsAnyObject: Bool
    var isOptional: Bool
    var isVariadic: Bool
    var isFunction: Bool
  }

  /// The generic parameters that must be an `ObservableObject`.
  var required: Set<String>
  /// What some of these are, as `extension Box where Content == Page` says.
  var told: [String: ResolvedType] = [:]
  var parameters: [Parameter]
  var result: ResolvedType

  /// An argument of a call, as it is written.
  struct Argument {
    var label: String?
    var node: NodeID
    var isClosure: Bool
  }

  /// For each argument the parameter that it is for; nil where the call is of something else.
  func match(_ arguments: [Argument]) -> [Int]? {
    var result: [Int] = []
    var position = 0
    for argument in arguments {
      let isNext = position > 0 && parameters[position - 1].isVariadic && argument.label == nil
      if isNext, position == parameters.count || parameters[position].label != nil {
        result.append(position - 1)
        continue
      }
      while position < parameters.count,
        !takes(parameters[position], argument) || isSkipped(position, by: argument)
      {
        guard parameters[position].isOptional else { return nil }
        position += 1
      }
      guard position < parameters.count else { return nil }
      result.append(position)
      position += 1
    }
    return parameters[position...].allSatisfy(\.isOptional) ? result : nil
  }

  /// A trailing closure goes past what has a default where a closure is needed behind it.
  private func isSkipped(_ position: Int, by argument: Argument) -> Bool {
    argument.isClosure && argument.label == nil && parameters[position].label != nil
      && parameters[position].isOptional
      && parameters[(position + 1)...].contains { $0.isFunction && !$0.isOptional }
  }

  private func takes(_ parameter: Parameter, _ argument: Argument) -> Bool {
    if parameter.label == argument.label { return true }
    // Here: a trailing closure stands without its label.
    return argument.isClosure && argument.label == nil && parameter.isFunction
  }
}

extension ConstrainedSignature {
  init(_ function: MemberID, required: Set<String>, in index: ProjectIndex) {
    let declaration = index.function(function)
    let scope = index.scope(function)
    self.required = required
    let around = declaration.owner.map {
      index.files[function.place.file].outline.types[$0].requirements
    }
    for requirement in declaration.requirements + (around ?? []) where requirement.isSameType {
      guard let name = requirement.subject.lastName, required.contains(name) else { continue }
      told[name] = index.types.resolve(requirement.constraint, in: scope)
    }
    parameters = declaration.parameters.map {
      // Here: a name in front of a subscript's parameter is none at its uses.
      let label = declaration.kind == .subscript && $0.label == $0.name ? nil : $0.label
      return Parameter(
        $0.type, label: label, required, scope, index, isOptional: $0.defaultValue != nil,
        isVariadic: $0.isVariadic)
    }
    if declaration.kind == .initializer, let owner = index.owner(function) {
      result = .nominal(
        owner, index.types.declaration(owner).genericParameters.map { .generic($0.name) })
    } else {
      result = declaration.returnType.map { index.types.resolve($0, in: scope) } ?? .unknown
    }
  }

  /// The initialiser that the compiler writes for a structure.
  init(memberwiseOf type: TypeID, required: Set<String>, in index: ProjectIndex) {
    self.required = required
    let file = index[type].declaration.file
    let position = index[type].declaration.index
    let scope = ResolutionScope(file: file, type: type, declaration: position)
    parameters = index.files[file].outline.variables.filter {
      $0.owner == position && !$0.isStatic && !$0.isComputed
        && !($0.isLet && $0.initialValue != nil)
    }.map { variable in
      let wrapper = Wrapper.of(variable.attributes).wrapper
      return Parameter(
        variable.type, label: variable.name, required, scope, index,
        isOptional: variable.initialValue != nil || variable.type?.isOptional ?? false
          || wrapper == .environmentObject || wrapper == .environment,
        isVariadic: false)
    }
    result = .nominal(
      type, index.types.declaration(type).genericParameters.map { .generic($0.name) })
  }
}

extension ConstrainedSignature.Parameter {
  init(
    _ written: TypeSyntax?, label: String?, _ required: Set<String>, _ scope: ResolutionScope,
    _ index: ProjectIndex, isOptional: Bool, isVariadic: Bool
  ) {
    let written = written ?? .other
    self.label = label
    self.isOptional = isOptional
    self.isVariadic = isVariadic
    type = index.types.resolve(written, in: scope)
    holdsAnyObject = index.constrained.holdsAnyObject(written, scope, index.types)
    bears = holdsAnyObject || written.components.contains { required.contains($0.name) }
    isFunction = if case .function = type.unwrapped { true } else { false }
  }
}

/// What stands for constrained generic parameters, found by laying a written type over another.
struct ConstrainedBindings {
  let required: Set<String>
  private(set) var types: [String: [ResolvedType]] = [:]
  /// What stands for `any ObservableObject`.
  private(set) var objects: [ResolvedType] = []

  init(required: Set<String>) { self.required = required }

  mutating func bind(_ written: ResolvedType, _ actual: ResolvedType) {
    switch (written, actual) {
    case (.generic(let name), _) where required.contains(name):
      types[name, default: []].append(actual.unwrapped)
    case _ where written.isObservableObject: objects.append(actual.unwrapped)
    case (.optional(let inner), .optional(let other)): bind(inner, other)
    case (.optional(let inner), _): bind(inner, actual)
    case (.array(let inner), _): bind(inner, actual.element)
    case (.metatype(let inner), .metatype(let other)),
      (.function(let inner), .function(let other)):
      bind(inner, other)
    // Here: an autoclosure is given a value.
    case (.function(let inner), _): bind(inner, actual)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      bind(key, otherKey)
      bind(value, otherValue)
    case (.tuple, .tuple), (.nominal, .nominal), (.external, .external):
      for (inner, other) in zip(written.parts, actual.parts) { bind(inner, other) }
    default: break
    }
  }
}

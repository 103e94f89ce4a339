/// Finds where one file requires a type to be an `ObservableObject`.
struct ConstraintFinder {
  let index: ProjectIndex
  let file: FileIndex

  private var outline: Outline { index.files[file].outline }

  func constraints() -> [ObservableObjectConstraint] {
    var result: [ObservableObjectConstraint] = []
    for (position, type) in outline.types.enumerated() {
      let symbol = outline.qualifiedName(position)
      let scope = ResolutionScope(
        file: file, type: index.types.type(file, position), declaration: position)
      if type.kind == .protocol {
        for inherited in type.inheritance where isObservableObject(inherited.type, scope) {
          result.append(
            .init(
              place: word(in: inherited.range), subject: "the protocol '\(type.name)'",
              symbol: symbol, model: index.types.type(file, position)))
        }
      }
      result += generics(type.genericParameters, type.requirements, symbol, scope)
    }
    for function in outline.functions
    where !function.genericParameters.isEmpty || !function.requirements.isEmpty
      || function.parameters.contains(where: { mentionsWord($0.type) })
    {
      let owner = function.owner.map { outline.qualifiedName($0) + "." } ?? ""
      let type = function.owner.flatMap { index.types.type(file, $0) }
      let scope = ResolutionScope(
        file: file, type: type, declaration: function.owner,
        generics: GenericNames(function.genericParameters))
      result += generics(
        function.genericParameters, function.requirements, owner + function.name,
        scope)
      for parameter in function.parameters {
        result += existential(
          parameter.type, parameter.typeRange, owner + function.name, scope)
      }
    }
    for alias in outline.typealiases where alias.isAssociatedType {
      let owner = alias.owner.map { outline.qualifiedName($0) + "." } ?? ""
      let parameter = GenericParameterSyntax(
        name: alias.name, constraint: alias.constraint, constraintRange: alias.constraintRange)
      result += generics(
        [parameter], alias.requirements, owner + alias.name, ResolutionScope(
          file: file, declaration: alias.owner), kind: "associated type")
    }
    for variable in outline.variables where mentionsWord(variable.type) {
      let owner = variable.owner.map { outline.qualifiedName($0) + "." } ?? ""
      let type = variable.owner.flatMap { index.types.type(file, $0) }
      result += existential(
        variable.type, variable.typeRange, owner + variable.name,
        ResolutionScope(file: file, type: type, declaration: variable.owner))
    }
    return result.sorted { $0.place < $1.place }
  }

  /// Where `any ObservableObject` is stored, returned, or taken by a closure.
  func storedExistentials() -> [StoredExistential] {
    var result: [StoredExistential] = []
    func add(
      _ type: TypeSyntax?, _ range: ByteRange?, _ scope: ResolutionScope,
      givenBy giver: MemberID? = nil
    ) {
      guard let type, let range, index.constrained.holdsAnyObject(type, scope, index.types) else {
        return
      }
      let parts = index.types.resolve(type, in: scope).composed
      result.append(
        StoredExistential(
          place: word(in: range),
          parts: parts.filter {
            (index[$0].kind == .protocol || index[$0].kind == .class)
              // Here: what the file cannot see is not what it names.
              && index.types.isVisible(index[$0].module, in: file)
          }.map { index[$0].name }, giver: giver))
    }
    for (position, variable) in outline.variables.enumerated() {
      let isOnlyGiven = variable.isComputed && variable.accessors.allSatisfy { $0.kind == .get }
      let member = MemberID(kind: .variable, place: DeclarationReference(file, position))
      add(
        variable.type, variable.typeRange,
        ResolutionScope(file: file, declaration: variable.owner),
        givenBy: isOnlyGiven ? member : nil)
    }
    for (position, function) in outline.functions.enumerated() {
      let scope = ResolutionScope(
        file: file, declaration: function.owner,
        generics: GenericNames(function.genericParameters))
      add(
        function.returnType, function.nameRange, scope,
        givenBy: MemberID(kind: .function, place: DeclarationReference(file, position)))
      // Here: who hands a model to a closure is not followed.
      for parameter in function.parameters {
        for case .function(let types, _) in parameter.type?.functions ?? [] {
          for type in types { add(type, parameter.typeRange, scope) }
        }
      }
    }
    for alias in outline.typealiases where !alias.isAssociatedType {
      // Here: what only names the protocol is a constraint, and followed as such.
      switch alias.target {
      case .composition: continue
      case .named(let components) where components.allSatisfy(\.arguments.isEmpty): continue
      default: add(alias.target, alias.range, ResolutionScope(file: file, declaration: alias.owner))
      }
    }
    return result
  }

  private func generics(
    _ parameters: [GenericParameterSyntax], _ requirements: [RequirementSyntax],
    _ symbol: String, _ scope: ResolutionScope, kind: String = "generic parameter"
  ) -> [ObservableObjectConstraint] {
    var result: [ObservableObjectConstraint] = []
    for parameter in parameters {
      guard let constraint = parameter.constraint, isObservableObject(constraint, scope) else {
        continue
      }
      result.append(
        .init(
          place: word(in: parameter.constraintRange),
          subject: "the \(kind) '\(parameter.name)'", symbol: symbol))
    }
    for requirement in requirements
    where !requirement.isSameType && isObservableObject(requirement.constraint, scope) {
      result.append(
        .init(
          place: word(in: requirement.constraintRange),
          subject: "the requirement on '\(requirement.subject)'", symbol: symbol))
    }
    return result
  }

  private func existential(
    _ type: TypeSyntax?, _ range: ByteRange?, _ symbol: String, _ scope: ResolutionScope
  ) -> [ObservableObjectConstraint] {
    guard let type, let range else { return [] }
    guard mentionsWord(type), isExistential(type, scope) else { return [] }
    return [.init(place: word(in: range), subject: "the type of '\(symbol)'", symbol: symbol)]
  }

  private func mentionsWord(_ type: TypeSyntax?) -> Bool {
    type?.mentions { $0 == FrameworkNames.observableObject } ?? false
  }

  private func isExistential(_ type: TypeSyntax, _ scope: ResolutionScope) -> Bool {
    switch type {
    case .any(let inner), .some(let inner), .optional(let inner), .array(let inner):
      isExistential(inner, scope)
    case .function(let parameters, let result):
      (parameters + [result]).contains { isExistential($0, scope) }
    case .dictionary(let key, let value): isExistential(key, scope) || isExistential(value, scope)
    case .tuple(let parts, _): parts.contains { isExistential($0, scope) }
    case .composition(let parts): parts.contains { isObservableObject($0, scope) }
    case .named(let components):
      isObservableObject(type, scope)
        || components.last?.arguments.contains { isExistential($0, scope) } ?? false
    default: false
    }
  }

  private func isObservableObject(_ type: TypeSyntax, _ scope: ResolutionScope) -> Bool {
    switch type {
    case .composition(let parts): return parts.contains { isObservableObject($0, scope) }
    case .any(let inner), .some(let inner): return isObservableObject(inner, scope)
    default: return isObservableObject(index.types.resolve(type, in: scope))
    }
  }

  private func isObservableObject(_ type: ResolvedType) -> Bool {
    switch type {
    case .external(let name, _): name == FrameworkNames.observableObject
    case .composition(let parts): parts.contains { isObservableObject($0) }
    default: false
    }
  }

  /// The word itself where the range holds more.
  func word(in range: ByteRange) -> Place {
    let word = index.files[file].rangeOfName(FrameworkNames.observableObject, in: range)
    return Place(file, word ?? range)
  }
}

/// A place where an object is kept of which only protocols are known.
struct StoredExistential {
  var place: Place
  /// The names of the project's protocols and classes that it has to meet as well, all of them.
  var parts: [String]
  /// The function or the property without a setter that gives it, and nothing else.
  var giver: MemberID?
}

extension ResolvedType {
  /// The project's types that a value of a composition has to meet, where the type is nothing but
  /// one, be it optional or in a list.
  fileprivate var composed: [TypeID] {
    switch self {
    case .optional(let inner), .array(let inner), .metatype(let inner): inner.composed
    case .composition(let parts):
      parts.flatMap { part -> [TypeID] in
        switch part {
        case .nominal(let id, _): [id]
        case .ambiguous(let ids): Array(ids.prefix(1))
        default: part.composed
        }
      }
    default: []
    }
  }
}

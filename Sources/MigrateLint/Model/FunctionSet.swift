/// The functions that one name may mean at a place. There may be thousands of them, named as often:
/// two sets that share their storage are known to be equal without a look at each.
public struct FunctionSet: Hashable, Sendable {
  public let members: [MemberID]

  public init(_ members: [MemberID]) { self.members = members }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(members.count)
    hasher.combine(members.first)
    hasher.combine(members.last)
  }
}

/// What is asked of all functions of a name, as far as it was.
struct FunctionSetAnswers {
  var functions: [MemberID]?
  var inFiles: [FileIndex: [MemberID]] = [:]
  var ofTypes: [MemberID]?
  var result: ResolvedType?
  var isDrawn: Bool?
  var isMutating: Bool?
  var parameters: [String?: FunctionParameter?] = [:]
  var runningAtOnce: [CallShape: Bool] = [:]
  var runningInChange: [String?: Bool] = [:]
  var overloads: [MemberID]?
  var labelled: [String: [MemberID]]?
  var closureInputs: [CallShape: [ResolvedType]] = [:]
  var closureResults: [CallShape: ClosureResults] = [:]
}

/// A parameter as one of the functions declares it.
struct FunctionParameter {
  var function: MemberID
  var position: Int
  var syntax: ParameterSyntax
}

extension BodyReader {
  /// The answer to a question about functions of one name. Of many it is asked only once, so that
  /// as many calls take no time in the square of their number.
  func answer<T>(
    _ functions: [MemberID], _ path: @autoclosure () -> WritableKeyPath<FunctionSetAnswers, T?>,
    _ find: () -> T
  ) -> T {
    // Here: before there is a key path, which costs more than to ask a few functions.
    guard functions.count > 8 else { return find() }
    let path = path()
    let set = FunctionSet(functions)
    if let known = functionAnswers[set]?[keyPath: path] { return known }
    let answer = find()
    functionAnswers[set, default: FunctionSetAnswers()][keyPath: path] = answer
    return answer
  }

  /// The same of questions that have another answer for each label or file.
  func answer<Key: Hashable, T>(
    _ functions: [MemberID], for key: Key,
    _ path: @autoclosure () -> WritableKeyPath<FunctionSetAnswers, [Key: T]>, _ find: () -> T
  ) -> T {
    guard functions.count > 8 else { return find() }
    let path = path()
    let set = FunctionSet(functions)
    if let known = functionAnswers[set]?[keyPath: path][key] { return known }
    let answer = find()
    functionAnswers[set, default: FunctionSetAnswers()][keyPath: path][key] = answer
    return answer
  }

  /// Without the variables of that name.
  func onlyFunctions(_ members: [MemberID]) -> [MemberID] {
    answer(members, \.functions) { members.filter { $0.kind == .function } }
  }

  func commonResult(_ functions: [MemberID]) -> ResolvedType {
    answer(functions, \.result) {
      var common: ResolvedType?
      for function in functions where function.kind == .function {
        let result = resultType(of: function)
        if let common, common != result { return .unknown }
        common = result
      }
      return common ?? .unknown
    }
  }

  /// Whether one of them gives a view.
  func mayGiveView(_ functions: [MemberID]) -> Bool {
    answer(functions, \.isDrawn) { functions.contains { drawsItself(resultType(of: $0)) } }
  }

  /// Whether one of them changes the value that it is called on.
  func mayMutate(_ members: [MemberID]) -> Bool {
    answer(members, \.isMutating) { members.contains(where: isMutating) }
  }

  func isMutating(_ member: MemberID) -> Bool {
    member.kind == .function && index.function(member).hasModifier("mutating")
  }

  /// The explicit initialisers of a type.
  func initializers(of type: TypeID) -> [MemberID] {
    onlyFunctions(index.ownMembers(FrameworkNames.initializer, of: type))
  }

  /// The first parameter with a label and a type.
  func parameter(_ label: String?, of functions: [MemberID]) -> FunctionParameter? {
    answer(functions, for: label, \.parameters) {
      for function in functions {
        let parameters = index.function(function).parameters
        if let position = parameters.firstIndex(where: { $0.label == label }),
          parameters[position].type != nil
        {
          return FunctionParameter(
            function: function, position: position, syntax: parameters[position])
        }
      }
      return nil
    }
  }

  func type(of parameter: FunctionParameter) -> ResolvedType {
    index.parameterTypes(of: parameter.function)[parameter.position]
  }
}

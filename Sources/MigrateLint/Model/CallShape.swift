/// What a call says about where its closures go: the labels of its arguments, and which of them
/// one closure is.
struct CallShape: Hashable {
  struct Argument: Hashable {
    var label: String?
    var isClosure: Bool
  }

  /// The label of the closure that is asked about.
  var label: String?
  var arguments: [Argument]

  init(_ label: String?, of call: BodyReader.Call, in tree: BodyTree) {
    self.label = label
    arguments = tree.children(call.node).dropFirst().map { argument in
      Argument(
        label: tree[argument].token < 0 ? nil : tree.name(argument),
        isClosure: tree.firstChild(argument).map { tree.kind($0) == .closure } ?? false)
    }
  }

  var labels: [String] { arguments.compactMap(\.label) }

  /// The parameters of one declaration that the closure may be for.
  func meant(in parameters: [ClosureParameter]) -> [ClosureParameter] {
    if let label { return parameters.filter { $0.label == label && $0.result != nil } }
    let written = labels
    // Here: a declaration that does not have the labels of a call is not what is called.
    guard written.allSatisfy({ name in parameters.contains { $0.label == name } }) else {
      return []
    }
    let open = parameters.filter { parameter in
      parameter.result != nil && !(parameter.label.map { written.contains($0) } ?? false)
    }
    // Here: the compiler looks from the front, passing over what may be left out if something
    // behind it must not be, and from the back where that does not fit (SE-0286).
    let needed = open.filter { !$0.mayBeLeftOut }
    // Here: an overload that needs more than what is given is not meant either.
    guard needed.count <= arguments.count - written.count else { return [] }
    return needed.isEmpty ? open : needed
  }
}

/// A parameter, as far as closures may be for it.
struct ClosureParameter {
  var label: String?
  /// What a closure for it gives; nil where it takes none.
  var result: ResolvedType?
  /// What it is given.
  var inputs: [ResolvedType] = []
  var mayBeLeftOut: Bool
  /// It may be kept beyond the call.
  var escapes = true
}

/// What a closure may have to give, by all declarations and parameters that it may be for.
struct ClosureResults {
  /// Nobody is known to take one.
  var isEmpty: Bool
  var areAllVoid: Bool
  /// What it gives, where there is only one.
  var only: ResolvedType?

  init(_ results: [ResolvedType]) {
    isEmpty = results.isEmpty
    areAllVoid = !results.isEmpty && results.allSatisfy(\.isVoid)
    only = results.count == 1 ? results[0] : nil
  }
}

/// The parameters of an initialiser that the compiler writes, with what was asked about them.
struct MemberwiseParameters {
  let all: [ClosureParameter]
  let labelled: [String: [ClosureParameter]]
  var results: [CallShape: ClosureResults] = [:]

  init(_ parameters: [ClosureParameter]) {
    all = parameters
    labelled = Dictionary(
      grouping: parameters.filter { $0.result != nil }, by: { $0.label ?? "" })
  }
}

/// What is known of an expression's value.
struct Value {
  var type: ResolvedType = .unknown
  var origin: Origin = .unknown(nil, "cannot tell where the value comes from")
  /// The property of the type around that the value was read from directly.
  var holder: String?
  /// Draws something: a view, or a modifier applied to one.
  var isView = false
  /// The functions of the project that it may name.
  var functions: [MemberID] = []
  /// A local view's edges, drawn where the local is used.
  var edges: [ViewEdge] = []
  /// Of a type that others declare, though which one is not known.
  var isForeign = false

  static let unknown = Value()

  /// The parameter of a function that the value is.
  func parameterName(of function: MemberID?) -> String? {
    guard case .parameter(_, let owner, let name) = origin, owner == function else { return nil }
    return name
  }
}

/// A local name.
struct LocalName {
  var type: ResolvedType
  var origin: Origin
  /// The local carries a property wrapper, or is a closure's `$` parameter.
  var isWrapped = false
  var edges: [ViewEdge] = []
  var isView = false
  /// The index of its local holder fact.
  var holderFact: Int?
  /// The property of the type around that it is a copy of.
  var holder: String?
  var isForeign = false
  /// A sequence whose elements are worked out when somebody asks for them.
  var isLazy = false
  /// Where what a closure does waits until it is used, in `pendingEffects`.
  var closureID: Int?
  /// What is said of it, where its type is not known: an index of `facts.localMembers`.
  var untoldID: Int?
}

/// Reads one file's bodies against the frozen index and notes the facts.
///
/// It walks statements in order, so that a name means what was declared last, and knows of each
/// expression its type and its origin as far as that can be told.
final class BodyReader {
  let index: ProjectIndex
  /// What cannot stand where it stands in the bodies that are read.
  let problems = ProblemList()
  let file: FileIndex
  var facts = FileFacts()

  // The unit that is being read.
  var unit: CodeUnit
  var tree: BodyTree
  var unitFile: FileIndex
  var generics: GenericNames = []
  /// The locals of the unit that become roots of trees, once somebody has asked.
  var hostedNames: Set<String>?
  var scopes: [[String: LocalName]] = []
  var closureParameters: [[Value]] = []
  /// A closure and what it takes, as the variable says that it is the value of.
  var annotated: (closure: NodeID, inputs: [ResolvedType]) = (-1, [])
  /// What the closure that is read returned so far.
  var closureReturns: [Origin] = []
  var providers: [Provider] = []
  /// How many of them are around the action that is read.
  var providersAround = 0
  var isInAction = false
  var isScheduled = false
  /// In what a `Binding(get:set:)` does when it is set.
  var isInBindingSetter = false
  /// The case around, of a `switch` over what the view is given.
  var choice: ViewEdge.Choice?
  /// What is read is drawn only once a `@State` of the view has changed.
  var isLater = false
  /// What is read is drawn in one of several branches, and nobody can tell in which at first.
  var isInBranch = false
  /// Which branch is drawn at first is known.
  var isDecided = false
  /// What is drawn here may not be at first: the elements of a list, what a model lets be drawn.
  var mayComeLater = false
  /// Views made here are not seen being drawn: arguments of functions of others.
  var isOpaque = false
  var reception: Reception?
  /// The member that is read of what is visited right now: `m` of `$x.m`.
  var projectedMember: String?
  /// `[$x]`: what a closure captures under its own name.
  var capturedNode: NodeID = -1
  /// The value that a function is called on, and the function's name.
  var applied: (node: NodeID, member: String)?
  /// The member that is set by what is visited right now, and the value whose member that is.
  var setMember: NodeID = -1
  var setBase: ResolvedType = .unknown
  /// What is made here is made together with a link that leads to it.
  var isInLink = false
  /// What a key path among the arguments starts from: an element of a sequence.
  var keyPathRoot: ResolvedType = .unknown
  /// The callee of the call that is read: a function named anywhere else runs later.
  var calleeNode: NodeID = -1
  /// The call whose callee that is.
  var calledNode: NodeID = -1
  /// The statement whose value nobody takes, and whether the innermost call is one.
  var unusedNode: NodeID = -1
  var isResultUnused = false
  /// A closure around captures the instance weakly.
  var holdsSelfWeakly = false
  /// The closure that comes next is given to what runs it soon, whatever else happens.
  var startsByItself = false
  /// When the code that is read runs.
  var deferral = Deferral.now
  /// What the argument that is read is given to: that decides when a function runs.
  var taker: Taker?
  /// What the unit does, what closures do that are kept, and what those do that are yet unused.
  var effects: [EffectFact] = []
  var kept: [UnitEffects] = []
  var pendingEffects: [Int: [EffectFact]] = [:]
  var keeper: ClosureKeeper?
  /// The properties of a type that hold closures, found out once.
  var closureProperties: [TypeID: Set<String>] = [:]
  /// Without a model nobody asks.
  let notesEffects: Bool
  /// The locals that the unit has given to somebody, in order.
  var handOffs: [Int] = []
  /// Constants that were made by an initialiser where they are declared.
  var newConstants: Set<Int> = []
  /// Off while only a type or an origin is wanted.
  var isRecording = true
  /// What names were found to mean in one scope.
  private var meanings: [String: NameResolution] = [:]
  private var meaningScope: ResolutionScope?
  var depth = 0
  var inferenceDepth = 0
  var inferredTypes: [Inference: ResolvedType] = [:]
  /// Expressions nested deeper than this are not read; files that have them do not parse.
  static let depthLimit = 2500
  /// Properties of models that are being changed in place while what is visited right now runs.
  var openChanges: [OpenChange] = []
  /// Those whose target is being visited, of which a part runs meanwhile.
  var defaultedChanges: [OpenChange] = []
  /// The same while a name is visited that stands for what runs meanwhile.
  var namedChanges: [OpenChange] = []
  /// What closures and functions that locals stand for do, whenever they run, and what is noted of
  /// those that are visited right now.
  var closureEffects: [Int: [EffectFact]] = [:]
  var listeners: [[EffectFact]] = []
  /// The same for the closure that is visited next; none, unless somebody says that it runs now.
  var closureChanges: [OpenChange] = []
  var watch = ConstraintWatch()
  /// What functions that are called take, each found once.
  var parametersForClosures: [MemberID: [ClosureParameter]] = [:]
  var initializersForClosures: [TypeID: [MemberID]] = [:]
  var memberwise: [TypeID: MemberwiseParameters] = [:]
  /// What was asked of functions of one name.
  var functionAnswers: [FunctionSet: FunctionSetAnswers] = [:]
  /// What the code around wants of the body or branch that is read, and of its `return`s.
  var wanted = ResolvedType.unknown
  var returned = ResolvedType.unknown
  /// Collected instead of `facts.edges` while a local view or a root is read.
  var edgeBuffer: [ViewEdge]?

  init(index: ProjectIndex, file: FileIndex) {
    self.index = index
    self.file = file
    notesEffects = index.owners.hasOldModels
    unitFile = file
    tree = BodyTree(bytes: [], tokens: [])
    unit = CodeUnit(
      kind: .freestanding, file: file, memberName: "", isStatic: false, isPreview: false)
  }

  /// What a name means as a type where the unit stands.
  func meaning(of name: String) -> NameResolution {
    let here = scope
    if here != meaningScope {
      meaningScope = here
      meanings.removeAll(keepingCapacity: true)
    }
    if let known = meanings[name] { return known }
    let found = index.types.lookUp([name], in: here.ofValue)
    meanings[name] = found
    return found
  }

  var scope: ResolutionScope {
    ResolutionScope(
      file: unitFile, type: unit.owner, declaration: unit.declaration, generics: generics)
  }

  func place(_ node: NodeID) -> Place { Place(unitFile, tree.range(node)) }

  func namePlace(_ node: NodeID) -> Place { Place(unitFile, tree.nameRange(node)) }

  // MARK: Scopes

  func inScope<T>(_ body: () -> T) -> T {
    let wasLater = isLater
    scopes.append([:])
    defer {
      scopes.removeLast()
      isLater = wasLater
    }
    return body()
  }

  func declare(_ name: String, _ local: LocalName) {
    guard !scopes.isEmpty, name != "_" else { return }
    scopes[scopes.count - 1][name] = withUntoldID(local, name)
  }

  func local(_ name: String) -> LocalName? {
    for scope in scopes.reversed() {
      if let local = scope[name] { return local }
    }
    return nil
  }

  /// The innermost local of that name that has a `$` name too.
  func wrappedLocal(_ name: String) -> LocalName? {
    for scope in scopes.reversed() {
      if let local = scope[name], local.isWrapped { return local }
    }
    return nil
  }

  /// Whether a type's members matter to a rule, so that each use of them is noted.
  func isWatched(_ type: TypeID) -> Bool {
    index.isModel(type) || index.traits(type).isViewLike
      || index[type].kind == .protocol && index.traits(type).isObservableObject
  }

  // MARK: Types of declared members

  /// The type of a property or global of the project.
  func type(of member: MemberID) -> ResolvedType {
    if let type = index.resolvedType(of: member) { return type }
    let variable = index.variable(member)
    let scope = index.scope(member)
    let arguments = FrameworkNames.attributesWithTypeArgument
      .firstResult(of: variable.attribute)?.arguments
    if let arguments, keyPath(arguments, in: member.place.file) == nil {
      return metatypeArgument(arguments, in: scope)
    }
    guard inferenceDepth < 5 else { return .unknown }
    // Here: each value may name hundreds of others, and each of these as many, or itself.
    let key = Inference(member: member, depth: inferenceDepth)
    if let known = inferredTypes[key] { return known }
    let type = arguments.flatMap { environmentValue($0, in: member.place.file) }
      ?? keyedValue(of: member)
      ?? injectedValue(of: member)
      ?? variable.initialValue.map { part(infer($0, of: member).type, takenBy: member) }
      ?? wrapperArgument(of: member)?.type ?? .unknown
    inferredTypes[key] = type
    return type
  }

  /// What was inferred for a member; deeper down less is looked at.
  struct Inference: Hashable {
    var member: MemberID
    var depth: Int
  }

  func bound(
    _ type: ResolvedType, in scope: ResolutionScope, _ function: MemberID? = nil
  ) -> ResolvedType {
    index.bound(type, in: scope, function)
  }

  /// The model that a wrapper is given as its argument: `@StateObject(wrappedValue: M())`.
  func wrapperArgument(of member: MemberID) -> Value? {
    let (wrapper, attribute) = index.wrapper(member)
    guard wrapper.takesValue, let span = attribute?.arguments else { return nil }
    return aside(index.scope(member)) {
      tree = index.files[member.place.file].arguments(span)
      guard tree.root >= 0, let argument = tree.firstChild(tree.root),
        tree[argument].token < 0 || FrameworkNames.valueLabels.contains(tree.name(argument)),
        let value = tree.firstChild(argument)
      else { return .unknown }
      return visit(value)
    }
  }

  /// `T` of an attribute's argument `T.self`.
  func metatypeArgument(_ span: TokenSpan, in scope: ResolutionScope) -> ResolvedType {
    let tree = index.files[scope.file].arguments(span)
    guard tree.root >= 0, let argument = tree.firstChild(tree.root),
      let value = tree.firstChild(argument), tree.kind(value) == .member,
      tree.name(value) == "self", let base = tree.firstChild(value),
      let path = namePath(base, in: tree)
    else { return .unknown }
    return index.types.resolve(.named(path.map { TypeSyntax.Component($0) }), in: scope)
  }

  /// The names of `A.B.C`; none of what has so many that no type is meant.
  func namePath(_ node: NodeID, in tree: BodyTree) -> [String]? {
    var names: [String] = []
    var node: NodeID? = node
    while let current = node, names.count < 64 {
      switch tree.kind(current) {
      case .name:
        names.append(tree.name(current))
        return names.reversed()
      case .member:
        names.append(tree.name(current))
        node = tree.firstChild(current)
      case .optionalChain: node = tree.firstChild(current)
      default: return nil
      }
    }
    return nil
  }

  /// What an initial value is, without noting facts.
  func infer(_ span: TokenSpan, of member: MemberID) -> Value {
    aside(index.scope(member)) {
      tree = index.files[member.place.file].expression(span)
      return tree.root < 0 ? .unknown : visit(tree.root)
    }
  }

  /// Runs a piece of reading elsewhere and comes back.
  func aside(
    _ scope: ResolutionScope, _ body: () -> Value
  ) -> Value {
    let saved = (unit, tree, unitFile, generics, scopes, isRecording, closureParameters, depth)
    let outer = (taker, calleeNode, calledNode, unusedNode)
    (taker, calleeNode, calledNode, unusedNode) = (nil, -1, -1, -1)
    defer { (taker, calleeNode, calledNode, unusedNode) = outer }
    unit = CodeUnit(
      kind: .initialValue, file: scope.file, owner: scope.type, declaration: scope.declaration,
      memberName: "", isStatic: true, isPreview: false)
    unitFile = scope.file
    generics = []
    scopes = [[:]]
    closureParameters = []
    isRecording = false
    inferenceDepth += 1
    defer {
      inferenceDepth -= 1
      (unit, tree, unitFile, generics, scopes, isRecording, closureParameters, depth) = saved
    }
    return body()
  }

  /// Reads an expression for its type and origin only.
  func peek(_ node: NodeID, expected: ResolvedType = .unknown) -> Value {
    let wasRecording = isRecording
    let savedLocals = facts.locals
    isRecording = false
    defer {
      isRecording = wasRecording
      facts.locals = savedLocals
    }
    return visit(node, expected: expected)
  }

  /// The result type of a function of the project.
  func resultType(of function: MemberID) -> ResolvedType {
    let declaration = index.function(function)
    if declaration.kind == .initializer {
      guard let owner = index.owner(function) else { return .unknown }
      return .nominal(owner, [])
    }
    return index.resolvedType(of: function) ?? .unknown
  }

  // MARK: Noting

  /// The value is given to somebody: a local that was only made for one taker stays its own.
  func noteHandOff(_ value: Value) {
    guard isRecording, case .local(let place, let id) = value.origin, place.file == file,
      id < facts.locals.count
    else { return }
    facts.locals[id].handOffs += 1
    handOffs.append(id)
  }
}

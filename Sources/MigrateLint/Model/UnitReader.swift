/// Reads every unit of code of one file.
extension BodyReader {
  /// All facts that a file's bodies tell.
  public static func facts(of file: FileIndex, in index: ProjectIndex) -> FileFacts {
    let reader = BodyReader(index: index, file: file)
    reader.readVariables()
    reader.readFunctions()
    reader.readEnumCases()
    reader.readFreestandingCode()
    reader.settleUses()
    reader.finishUnit()
    reader.settleProblems()
    return reader.facts
  }

  private var outline: Outline { index.files[file].outline }

  /// What is wrong with the declarations comes alone, as it may bring the rest about.
  private func settleProblems() {
    guard outline.problems.isEmpty else { return facts.problems = outline.problems }
    let all = problems.all.sorted {
      ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end)
    }
    facts.problems = Array(all.prefix(Lexer.maximumProblemCount))
  }

  private func start(
    _ kind: CodeUnit.Kind, owner: OutlineIndex?, member: MemberID?, name: String, isStatic: Bool,
    range: ByteRange
  ) {
    startWatching(range)
    finishUnit()
    let type = owner.flatMap { index.types.type(file, $0) }
    let isPreview = type.map {
      index.traits($0).viewProtocols.contains(FrameworkNames.previewProvider)
    } ?? false
    unit = CodeUnit(
      kind: kind, file: file, owner: type, declaration: owner, member: member, memberName: name,
      isStatic: isStatic, isPreview: isPreview)
    unitFile = file
    generics = []
    hostedNames = nil
    scopes = [[:]]
    closureParameters = []
    providers = []
    isInAction = false
    isScheduled = false
    isInBindingSetter = false
    (isLater, isInBranch, isDecided) = (false, false, false)
    mayComeLater = false
    deferral = kind == .freestanding ? .later : .now
    unusedNode = -1
    isOpaque = false
    reception = nil
    depth = 0
    edgeBuffer = nil
    openChanges = []
    namedChanges = []
    closureChanges = []
  }

  private func readVariables() {
    for (position, variable) in outline.variables.enumerated() {
      let member = MemberID(kind: .variable, place: DeclarationReference(file, position))
      if let span = variable.initialValue {
        start(
          .initialValue, owner: variable.owner, member: member, name: variable.name,
          isStatic: variable.isStatic || variable.owner == nil, range: variable.range)
        if index.wrapper(member).wrapper.keepsFirstValue, !keepsCode(member, span) {
          deferral = .later
        }
        readInitialValue(span, of: member)
      }
      readWrapperArgument(of: member, variable)
      for accessor in variable.accessors {
        guard let body = accessor.body else { continue }
        start(
          accessor.kind == .get || accessor.kind == .other ? .accessor : .observer,
          owner: variable.owner, member: member, name: variable.name,
          isStatic: variable.isStatic, range: variable.range)
        if accessor.isAsync { deferral = .later }
        switch accessor.kind {
        case .set, .willSet, .initial:
          declare(accessor.parameter ?? "newValue", plainLocal(type(of: member)))
        case .didSet: declare(accessor.parameter ?? "oldValue", plainLocal(type(of: member)))
        default: break
        }
        readBody(body, isGetter: accessor.kind == .get)
      }
    }
  }

  /// `@State var key = \Song.plays`, `@State var rank: (Song) -> Int = { … }`: what it starts with
  /// runs whenever the view uses it. What makes an object of the project runs once.
  private func keepsCode(_ member: MemberID, _ value: TokenSpan) -> Bool {
    guard index.wrapper(member).wrapper == .state else { return false }
    let tree = index.files[file].expression(value)
    guard tree.root >= 0 else { return false }
    if tree.kind(tree.root) == .closure { return true }
    if tree.kind(tree.root) == .call, let callee = tree.firstChild(tree.root),
      tree.kind(callee) == .name,
      (index.types.topLevel[tree.name(callee)] ?? []).contains(where: { index[$0].kind == .class })
    {
      return false
    }
    return tree.nodes.contains { $0.kind == .keyPath }
  }

  /// Where the unit is what a wrapper starts with that runs it once, the code of that.
  var nodeOfMaking: CodeNode? {
    guard unit.kind == .initialValue, let owner = unit.owner, let member = unit.member,
      index.wrapper(member).wrapper.keepsFirstValue
    else { return nil }
    return .storage(of: unit.memberName, in: owner)
  }

  private func readWrapperArgument(of member: MemberID, _ variable: VariableDeclaration) {
    guard variable.initialValue == nil, let owner = index.owner(member),
      let attribute = index.wrapper(member).attribute,
      let value = wrapperArgument(of: member)
    else { return }
    facts.assignments.append(
      AssignmentFact(
        owner: owner, property: variable.name, origin: value.origin, type: value.type,
        place: Place(file, attribute.range), value: Place(file, attribute.range),
        unit: CodeUnit(
          kind: .initialValue, file: file, owner: owner, declaration: variable.owner,
          member: member, memberName: variable.name, isStatic: false, isPreview: false)))
  }

  private func plainLocal(_ type: ResolvedType) -> LocalName {
    LocalName(type: type, origin: .nothing)
  }

  private func readInitialValue(_ span: TokenSpan, of member: MemberID) {
    tree = index.files[file].expression(span, noting: problems)
    guard tree.root >= 0 else { return }
    noteSpecializations()
    let variable = index.variable(member)
    let expected = variable.type.map { index.types.resolve($0, in: scope) } ?? .unknown
    annotate(tree.root, with: variable.type, in: scope)
    let value = visit(tree.root, expected: expected)
    guard let owner = unit.owner else { return }
    facts.assignments.append(
      AssignmentFact(
        owner: owner, property: variable.name, origin: givenOrigin(value, at: tree.root),
        type: value.type, place: place(tree.root), value: place(tree.root), unit: unit))
  }

  /// Notes the generic types that a tree writes with arguments.
  private func noteSpecializations() {
    watchTree()
    // Here: most bodies have neither.
    guard tree.nodes.contains(where: { $0.kind == .type || $0.kind == .genericArguments }) else {
      return
    }
    for (position, node) in tree.nodes.enumerated() {
      let id = NodeID(position)
      var type: TypeSyntax?
      switch node.kind {
      case .type: type = tree.type(id)
      case .name, .member:
        guard let list = tree.children(id).first(where: { tree.kind($0) == .genericArguments })
        else { continue }
        let base = node.kind == .member ? tree.firstChild(id) : nil
        let path = base.flatMap { namePath($0, in: tree) }
        type = .named(
          (path ?? []).map { TypeSyntax.Component($0) } + [
            TypeSyntax.Component(tree.name(id), tree.children(list).map { tree.type($0) })
          ])
      default: continue
      }
      guard let type, type.components.contains(where: { !$0.arguments.isEmpty }) else { continue }
      facts.specializations.append(
        SpecializationFact(
          type: type, place: place(id), declaration: unit.declaration, isName: node.kind != .type))
    }
  }

  /// `parts` are the accessors to read, where these are not all.
  private func readBody(_ span: TokenSpan, isGetter: Bool, parts: [NodeID]? = nil) {
    if parts == nil { tree = index.files[file].body(span, noting: problems) }
    guard tree.root >= 0 else { return }
    noteSpecializations()
    if let parts {
      return returning(isGetter ? writtenResult : .unknown) {
        for part in parts { _ = inScope { visitStatements(part) } }
      }
    }
    let isRoot = unit.isPreview && unit.memberName == FrameworkNames.previews
    let result = isGetter ? writtenResult : .unknown
    let read = {
      self.returning(result) {
        self.wanting(result) { self.inScope { self.visitStatements(self.tree.root) } }
      }
    }
    let (value, edges) = isRoot ? collectingEdges(read) : (read(), [])
    if isRoot, !edges.isEmpty {
      facts.roots.append(ViewRoot(kind: .preview, edges: edges, unit: unit))
    }
    // Here: a body of one expression returns it without saying so.
    if isGetter, tree[tree.root].firstChild >= 0,
      tree[tree[tree.root].firstChild].nextSibling < 0,
      !returns(tree[tree.root].firstChild)
    {
      noteReturn(value, at: tree[tree.root].firstChild)
    }
  }

  private func readFunctions() {
    for (position, function) in outline.functions.enumerated() {
      let member = MemberID(kind: .function, place: DeclarationReference(file, position))
      let isInitializer = function.kind == .initializer
      start(
        isInitializer ? .initializer : .function, owner: function.owner, member: member,
        name: function.name, isStatic: function.isStatic, range: function.range)
      // Here: drawing cannot wait for anything.
      if function.isAsync { deferral = .later }
      readSignature(of: function, member)
      if function.kind == .subscript {
        readAccessors(of: function, member)
      } else if let body = function.body {
        readBody(body, isGetter: !isInitializer)
      }
      if isInitializer, let type = unit.owner, index.isModel(type),
        let setUp = InitializerOrder(index: index).setUp(by: member, of: type, tree)
      {
        facts.setUps.append(setUp)
      }
    }
  }

  private func readSignature(of function: FunctionDeclaration, _ member: MemberID) {
    generics = GenericNames(function.genericParameters)
    for (parameter, type) in zip(function.parameters, index.parameterTypes(of: member)) {
      if let value = parameter.defaultValue {
        tree = index.files[file].expression(value, noting: problems)
        if tree.root >= 0 {
          noteSpecializations()
          let origin = visit(tree.root, expected: type).origin
          watchDefault(tree.root, of: parameter, in: member)
          facts.defaults.append(
            DefaultFact(function: member, parameter: parameter.name, origin: origin))
        }
      }
      declare(parameter.name, parameterLocal(parameter, type, of: member))
    }
  }

  /// A subscript: its setter is a piece of code of its own, as that of a property is.
  private func readAccessors(of function: FunctionDeclaration, _ member: MemberID) {
    guard let body = function.body else { return }
    tree = index.files[file].body(body, noting: problems)
    guard tree.root >= 0 else { return }
    let parts = tree.children(tree.root).map { $0 }
    let setters = parts.filter { index.files[file].isSetter(behindBrace: tree.range($0).start) }
    guard !setters.isEmpty else { return readBody(body, isGetter: true) }
    readBody(body, isGetter: true, parts: parts.filter { !setters.contains($0) })
    start(
      .observer, owner: function.owner, member: member, name: function.name,
      isStatic: function.isStatic, range: function.range)
    generics = GenericNames(function.genericParameters)
    for (parameter, type) in zip(function.parameters, index.parameterTypes(of: member)) {
      declare(parameter.name, parameterLocal(parameter, type, of: member))
    }
    declare("newValue", plainLocal(resultType(of: member)))
    tree = index.files[file].body(body, noting: problems)
    readBody(body, isGetter: false, parts: setters)
  }

  private func parameterLocal(
    _ parameter: ParameterSyntax, _ written: ResolvedType, of member: MemberID
  ) -> LocalName {
    let type = bound(written, in: scope, member)
    var local = LocalName(
      type: type,
      origin: .parameter(
        Place(file, parameter.nameRange), member, name: parameter.name))
    if parameter.isVariadic { local.type = .array(type) }
    if Wrapper.of(parameter.attributes).wrapper == .binding { local.isWrapped = true }
    if drawsItself(type) { local.isView = true }
    // Here: `Content` of a view modifier, `Configuration` of a button's style.
    if case .external(let name, _) = type, FrameworkNames.typesOfStyles.contains(name),
      let owner = unit.owner, index.traits(owner).isViewLike
    {
      local.isForeign = true
    }
    return local
  }

  private func readEnumCases() {
    for enumCase in outline.enumCases {
      for value in enumCase.defaultValues {
        start(
          .function, owner: enumCase.owner, member: nil, name: enumCase.name, isStatic: true,
          range: index.files[file].range(of: value))
        tree = index.files[file].expression(value, noting: problems)
        guard tree.root >= 0 else { continue }
        noteSpecializations()
        _ = visit(tree.root)
      }
    }
  }

  private func readFreestandingCode() {
    for code in outline.freestandingCode {
      start(
        .freestanding, owner: code.owner, member: nil, name: code.macro ?? "", isStatic: true,
        range: code.range)
      if let macro = code.macro, FrameworkNames.previewMacros.contains(macro) {
        unit = unit.inPreview(true)
      }
      tree = index.files[file].code(code.span, noting: problems)
      guard tree.root >= 0 else { continue }
      noteSpecializations()
      inScope { _ = visitStatements(tree.root) }
    }
  }
}

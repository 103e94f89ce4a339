// Functions that put a view which they are given into a hosting controller: `present(screen:)`,
// `Panel(rootView:)`.
extension TypeIndex {
  /// Those that give it nothing from the environment.
  func findHostingFunctions() -> Set<MemberID> {
    var result: Set<MemberID> = []
    let names = namesOfViewFunctions()
    for (file, parsed) in files.enumerated() {
      var classes: [OutlineIndex: HostedRoots] = [:]
      for (position, function) in parsed.outline.functions.enumerated() {
        guard let body = function.body, !function.parameters.isEmpty else { continue }
        let owner = function.owner.map { parsed.outline.types[$0] }
        // Here: of several views nobody can tell which one it is.
        let taken = function.parameters.filter { takesView($0, function, owner) }
        guard taken.count == 1, case let range = parsed.range(of: body),
          case let inside = parsed.allNames(in: range), inside.contains(taken[0].name)
        else { continue }
        var given: Set<String> = [taken[0].name]
        let roots: HostedRoots
        if function.kind == .initializer, let owner, let place = function.owner,
          owner.kind == .class || owner.kind == .struct
        {
          // Here: what it keeps, the rest of the type may put there; a hosting controller may be
          // the superclass. A representable gives what it hosts nothing of its own environment.
          roots = classes[place] ?? HostedRoots(of: owner, in: parsed, names)
          classes[place] = roots
          given.formUnion(
            parsed.outline.variables.lazy.filter {
              $0.owner == place && inside.contains($0.name)
            }.map(\.name))
        } else {
          guard inside.contains(where: FrameworkNames.hostingTypes.contains) else { continue }
          roots = HostedRoots(in: [range], of: parsed, names)
        }
        guard roots.contain(given) else { continue }
        result.insert(MemberID(kind: .function, place: DeclarationReference(file, position)))
      }
    }
    return result
  }

  /// The names of those that an extension of `View` has for the view itself: of all functions of
  /// the project with such a name.
  func findHostingMethods() -> Set<String> {
    var result: Set<String> = []
    for parsed in files {
      for function in parsed.outline.functions where hostsItself(function, parsed) {
        result.insert(function.name)
      }
    }
    guard !result.isEmpty else { return [] }
    for parsed in files {
      for function in parsed.outline.functions
      where result.contains(function.name) && !hostsItself(function, parsed) {
        result.remove(function.name)
      }
    }
    return result
  }

  private func hostsItself(_ function: FunctionDeclaration, _ parsed: ParsedFile) -> Bool {
    guard let body = function.body, function.kind == .function, let owner = function.owner,
      case let type = parsed.outline.types[owner], type.kind == .extension,
      type.name == FrameworkNames.view, case let range = parsed.range(of: body),
      case let names = parsed.allNames(in: range), names.contains(FrameworkNames.rootViewLabel)
    else { return false }
    return names.contains(where: FrameworkNames.hostingTypes.contains)
      && names.isDisjoint(with: HostedRoots.environment)
      && parsed.givesItself(as: FrameworkNames.rootViewLabel, in: range)
  }

  /// What extensions of protocols and of types of others add: any may give a view something.
  private func namesOfViewFunctions() -> Set<String> {
    var result: Set<String> = [FrameworkNames.modifier]
    for parsed in files {
      for function in parsed.outline.functions {
        guard let owner = function.owner, parsed.outline.types[owner].kind == .extension else {
          continue
        }
        result.insert(function.name)
      }
    }
    return result
  }

  /// `_ view: some View`, `_ content: () -> Content`, where `Content` is a view.
  private func takesView(
    _ parameter: ParameterSyntax, _ function: FunctionDeclaration, _ owner: TypeDeclaration?
  ) -> Bool {
    guard let type = parameter.type?.unwrapped else { return false }
    if case .function(_, let result) = type { return isView(result, function, owner) }
    return isView(type, function, owner)
  }

  private func isView(
    _ type: TypeSyntax, _ function: FunctionDeclaration, _ owner: TypeDeclaration?
  ) -> Bool {
    switch type.unwrapped {
    case .some(let inner), .any(let inner): return inner.lastName == FrameworkNames.view
    case .named(let path):
      guard path.count == 1, let name = path.first?.name else { return false }
      if name == FrameworkNames.anyView { return true }
      let (parameters, requirements) = (
        function.genericParameters + (owner?.genericParameters ?? []),
        function.requirements + (owner?.requirements ?? [])
      )
      return parameters.contains {
        $0.name == name && $0.constraint?.lastName == FrameworkNames.view
      } || requirements.contains {
        $0.subject.lastName == name && $0.constraint.lastName == FrameworkNames.view
      }
    default: return false
    }
  }
}

/// The names of what some code makes the root of a tree: `rootView: page`, `rootView:
/// AnyView(page)`, `rootView: self.page.padding()`, a local that is made of it. What wraps it in
/// another view, or is done to it by the project, may give it anything.
private struct HostedRoots {
  static let environment: Set<String> = [
    FrameworkNames.environmentObjectModifier, FrameworkNames.environmentModifier,
  ]

  private var names: Set<String> = []

  /// What a type makes one, in its own braces and in its extensions of the same file.
  init(of owner: TypeDeclaration, in parsed: ParsedFile, _ added: Set<String>) {
    let extensions = parsed.outline.types.filter {
      $0.kind == .extension && $0.name == owner.name
    }
    let ranges = ([owner] + extensions).map { ByteRange($0.range.start, $0.bodyRange.end) }
    let hosts = ranges.contains { range in
      parsed.allNames(in: range).contains(where: FrameworkNames.hostingTypes.contains)
    }
    self.init(in: hosts ? ranges : [], of: parsed, added)
  }

  init(in ranges: [ByteRange], of parsed: ParsedFile, _ added: Set<String>) {
    var aliases: [String: String] = [:]
    for range in ranges {
      guard parsed.allNames(in: range).isDisjoint(with: Self.environment) else {
        names = []
        return
      }
      for index in parsed.positions(in: range) {
        switch parsed.word(index) {
        case FrameworkNames.rootViewLabel where parsed.isFollowed(index, by: .colon),
          FrameworkNames.hostingConfiguration where parsed.isFollowed(index, by: .leftBrace):
          if let leaf = parsed.leaf(at: index + 2, added) { names.insert(leaf) }
        case "let", "var":
          guard parsed.word(index + 2) == "=" else { continue }
          if let leaf = parsed.leaf(at: index + 3, added) { aliases[parsed.word(index + 1)] = leaf }
        default: break
        }
      }
    }
    names.formUnion(names.compactMap { aliases[$0] })
  }

  func contain(_ given: Set<String>) -> Bool { !names.isDisjoint(with: given) }
}

extension ParsedFile {
  /// `rootView: self`, where nothing is done to it.
  fileprivate func givesItself(as label: String, in range: ByteRange) -> Bool {
    positions(in: range).contains {
      word($0) == label && isFollowed($0, by: .colon)
        && word($0 + 2) == FrameworkNames.selfWord && !isFollowed($0 + 2, by: .period)
    }
  }

  /// The name that an expression begins with, `AnyView(` and `self.` left out; nil where one of
  /// some functions is applied to it.
  fileprivate func leaf(at start: Int, _ added: Set<String>) -> String? {
    var index = start
    while true {
      let isErased = word(index) == FrameworkNames.anyView && isFollowed(index, by: .leftParen)
      let isOwn = word(index) == FrameworkNames.selfWord && isFollowed(index, by: .period)
      guard isErased || isOwn else { break }
      index += 2
    }
    let leaf = word(index)
    index += 1
    while index < stream.tokens.count {
      switch stream.tokens[index].kind {
      case .leftParen, .leftBrace, .leftBracket:
        guard stream.partners[index] > index else { return nil }
        index = Int(stream.partners[index]) + 1
      case .period:
        if added.contains(word(index + 1)) { return nil }
        index += 2
      default: return leaf
      }
    }
    return leaf
  }

  fileprivate func positions(in range: ByteRange) -> Range<Int> {
    let start = firstToken(from: range.start)
    return start..<max(start, firstToken(from: range.end))
  }

  fileprivate func isFollowed(_ index: Int, by kind: TokenKind) -> Bool {
    index + 1 < stream.tokens.count && stream.tokens[index + 1].kind == kind
  }
}

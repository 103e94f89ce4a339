// Functions that put a view which they are given into a hosting controller: `present(screen:)`,
// `Panel(rootView:)`.
extension TypeIndex {
  /// Those that give it nothing from the environment.
  func findHostingFunctions() -> Set<MemberID> {
    var result: Set<MemberID> = []
    for (file, parsed) in files.enumerated() {
      for (position, function) in parsed.outline.functions.enumerated() {
        guard let body = function.body, !function.parameters.isEmpty else { continue }
        let owner = function.owner.map { parsed.outline.types[$0] }
        let taken = function.parameters.filter { takesView($0, function, owner) }
        guard !taken.isEmpty,
          hosts(taken, in: parsed.range(of: body), of: function, owner, parsed)
        else { continue }
        result.insert(MemberID(kind: .function, place: DeclarationReference(file, position)))
      }
    }
    return result
  }

  /// The names of those that an extension of `View` has for the view itself.
  func findHostingMethods() -> Set<String> {
    var result: Set<String> = []
    for parsed in files {
      for function in parsed.outline.functions {
        guard let body = function.body, function.kind == .function, let owner = function.owner,
          case let type = parsed.outline.types[owner], type.kind == .extension,
          type.name == FrameworkNames.view, case let range = parsed.range(of: body),
          case let names = parsed.allNames(in: range), names.contains(FrameworkNames.rootViewLabel),
          names.contains(where: FrameworkNames.hostingTypes.contains),
          parsed.givesItself(as: FrameworkNames.rootViewLabel, in: range)
        else { continue }
        result.insert(function.name)
      }
    }
    return result
  }

  /// Whether the body of a function puts one of its parameters into a tree of its own; what the
  /// initialiser of a class keeps, the rest of that class may put there.
  private func hosts(
    _ parameters: [ParameterSyntax], in body: ByteRange, of function: FunctionDeclaration,
    _ owner: TypeDeclaration?, _ parsed: ParsedFile
  ) -> Bool {
    let names = parsed.allNames(in: body)
    var given = Set(parameters.map(\.name)).intersection(names)
    guard !given.isEmpty else { return false }
    var (range, around) = (body, names)
    if function.kind == .initializer, let owner, owner.kind == .class {
      // Here: a hosting controller may be the superclass.
      range = ByteRange(owner.range.start, owner.bodyRange.end)
      around = parsed.allNames(in: range)
      let kept = parsed.outline.variables.filter {
        $0.owner == function.owner && names.contains($0.name)
      }
      given.formUnion(kept.map(\.name))
    }
    return around.contains(where: FrameworkNames.hostingTypes.contains)
      && around.isDisjoint(with: [
        FrameworkNames.environmentObjectModifier, FrameworkNames.environmentModifier,
      ]) && parsed.roots(in: range, given)
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

extension ParsedFile {
  /// `rootView: self`, where nothing is done to it.
  fileprivate func givesItself(as label: String, in range: ByteRange) -> Bool {
    positions(of: label, in: range).contains {
      stream.tokens[$0 + 1].kind == .colon && word($0 + 2) == FrameworkNames.selfWord
        && stream.tokens[$0 + 3].kind != .period
    }
  }

  /// Whether one of some values becomes the root of a tree: `rootView: page`, `rootView:
  /// AnyView(page)`, `rootView: self.page.padding()`, a local that is made of it. What only wraps
  /// it in another view may give it anything.
  fileprivate func roots(in range: ByteRange, _ names: Set<String>) -> Bool {
    let labels = positions(of: FrameworkNames.rootViewLabel, in: range)
      .filter { stream.tokens[$0 + 1].kind == .colon }.map { $0 + 2 }
    let configurations = positions(of: FrameworkNames.hostingConfiguration, in: range)
      .filter { stream.tokens[$0 + 1].kind == .leftBrace }.map { $0 + 2 }
    return (labels + configurations).contains { start in
      let leaf = leaf(at: start)
      if names.contains(leaf) { return true }
      return positions(of: leaf, in: range).contains {
        ["let", "var"].contains(word($0 - 1)) && word($0 + 1) == "="
          && names.contains(self.leaf(at: $0 + 2))
      }
    }
  }

  /// The name that an expression begins with, `AnyView(` and `self.` left out.
  private func leaf(at start: Int) -> String {
    var index = start
    while index + 2 < stream.tokens.count {
      let isErased = word(index) == FrameworkNames.anyView
        && stream.tokens[index + 1].kind == .leftParen
      guard isErased || word(index) == FrameworkNames.selfWord
        && stream.tokens[index + 1].kind == .period
      else { break }
      index += 2
    }
    return word(index)
  }

  private func positions(of word: String, in range: ByteRange) -> [Int] {
    let length = word.utf8.count
    return stream.tokens.indices.dropLast(4).filter { index in
      let token = stream.tokens[index]
      return token.range.count == length && range.contains(token.range) && self.word(index) == word
    }
  }

  private func word(_ index: Int) -> String {
    stream.tokens.indices.contains(index) ? source.text(stream.tokens[index].range) : ""
  }
}

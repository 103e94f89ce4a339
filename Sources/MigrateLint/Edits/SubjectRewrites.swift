// Subjects in the place of the publishers that go with `@Published`.
extension UnitRewriter {
  /// The subscriber moves to a subject, which the property feeds before it changes and which
  /// starts with what the property holds. Several subscribers give equal edits, which count once.
  mutating func feedSubject(of member: MemberID, _ name: String, _ caution: Blocker) {
    let variable = plan.index.variable(member)
    let builder = builder(member.place.file)
    let observer = "willSet { \(name).send(\(FrameworkNames.newValue)) }"
    var edits = builder.addObserver(observer, to: variable)
    let type = variable.typeRange.map { builder.code($0) } ?? "_"
    let line = "@\(FrameworkNames.observationIgnored) \(access(of: variable))lazy var \(name) = "
      + "\(FrameworkNames.currentValueSubject)<\(type), Never>(\(variable.name))"
    edits.append(builder.addDeclaration(line, behind: variable))
    edits.insert(contentsOf: importCombine(builder), at: 0)
    edits.append(self.builder(caution.place.file).replace(caution.place.range, name))
    step(caution.rule, caution.place, "subscribe to a subject that '\(variable.name)' feeds", edits)
  }

  private func importCombine(_ builder: EditBuilder) -> [Edit] {
    let imports = builder.file.outline.imports
    let isThere = imports.contains {
      $0.module == FrameworkNames.combine && $0.declaration == nil && !$0.isConditional
    }
    if isThere { return [] }
    return [
      builder.addImport(
        FrameworkNames.combine, isExplicit: false, saysPublic: builder.file.saysPublicOfImports)
    ]
  }

  /// `publisher.assign(to: &$x)` as a sink that sets `x`, kept as long as the model lives.
  mutating func assign(
    to member: MemberID, _ keeper: String, _ call: Place, _ caution: Blocker
  ) {
    let variable = plan.index.variable(member)
    let builder = builder(call.file)
    let line = "@\(FrameworkNames.observationIgnored) private var \(keeper): "
      + "\(FrameworkNames.setOfCancellables) = []"
    let start = call.range.start
    let nextLine = builder.lineEnding(at: start) + builder.indentation(at: start)
    let separator = builder.startsLine(start - 1) ? nextLine : ""
    let text = "\(FrameworkNames.sink) { [weak self] in self?.\(variable.name) = $0 }"
      + separator + ".\(FrameworkNames.store)(in: &\(keeper))"
    step(
      caution.rule, caution.place, "set '\(variable.name)' by a sink",
      importCombine(builder) + [
        builder.addDeclaration(line, behind: variable), builder.replace(call.range, text),
      ])
  }

  /// As much access as the property gives to be read; only the class itself replaces the subject.
  private func access(of variable: VariableDeclaration) -> String {
    let access = variable.modifiers.first {
      $0.detail == nil && FrameworkNames.accessModifiers.contains($0.name)
    }?.name
    switch access {
    case "private": return "private "
    case let name?: return name + " private(set) "
    case nil: return "private(set) "
    }
  }
}

extension EditBuilder {
  /// An observer more, in front of those that are there. What is said of the property on its line
  /// stays on it.
  func addObserver(_ text: String, to variable: VariableDeclaration) -> [Edit] {
    let ending = lineEnding(at: variable.range.start)
    let indent = indentation(at: variable.range.start)
    guard let block = variable.accessorRange else {
      let end = variable.range.end
      let body = ending + indent + indentationStep + text + ending + indent + "}"
      let last = endOfComments(behind: end) ?? end
      return [.insertion(index, at: end, " {"), .insertion(index, at: last, body)]
    }
    let first = skipBlanks(block.start + 1)
    guard skipLineBreak(first) != nil || isComment(at: first) else {
      return [.insertion(index, at: first, text + " ")]
    }
    return [.insertion(index, at: block.start + 1, ending + indent + indentationStep + text)]
  }

  private func isComment(at offset: Int) -> Bool {
    file.stream.comments.contains { $0.start == offset }
  }

  /// A declaration on a line of its own, below the one before and what is said of it on its line.
  func addDeclaration(_ text: String, behind variable: VariableDeclaration) -> Edit {
    let end = variable.range.end
    let line = lineEnding(at: variable.range.start) + indentation(at: variable.range.start) + text
    return .insertion(index, at: endOfComments(behind: end) ?? end, line, .behind)
  }

  /// Where the comments end that begin behind something on its line; nil where there are none, or
  /// where code follows.
  private func endOfComments(behind offset: Int) -> Int? {
    var end: Int?
    var position = skipBlanks(offset)
    while let comment = file.stream.comments.first(where: { $0.start == position }) {
      end = comment.end
      position = skipBlanks(comment.end)
    }
    return position >= bytes.count || skipLineBreak(position) != nil ? end : nil
  }
}

// Subjects in the place of the publishers that go with `@Published`.
extension UnitRewriter {
  /// The subscriber moves to a subject, which the property feeds before it changes and which
  /// starts with what the property holds. Several subscribers give equal edits, which count once.
  mutating func feedSubject(of member: MemberID, _ name: String, _ caution: Blocker) {
    let variable = plan.index.variable(member)
    let builder = builder(member.place.file)
    let observer = "willSet { \(name).send(\(FrameworkNames.newValue)) }"
    var edits = [builder.addObserver(observer, to: variable)]
    let type = variable.typeRange.map { builder.code($0) } ?? "_"
    let line = "@\(FrameworkNames.observationIgnored) \(access(of: variable))lazy var \(name) = "
      + "\(FrameworkNames.currentValueSubject)<\(type), Never>(\(variable.name))"
    edits.append(builder.addDeclaration(line, behind: variable))
    let imports = builder.file.outline.imports
    if !imports.contains(where: { $0.module == FrameworkNames.combine && !$0.isConditional }) {
      edits.insert(builder.addImport(FrameworkNames.combine, isExplicit: false), at: 0)
    }
    edits.append(self.builder(caution.place.file).replace(caution.place.range, name))
    step(caution.rule, caution.place, "subscribe to a subject that '\(variable.name)' feeds", edits)
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
  /// An observer more, in front of those that are there.
  func addObserver(_ text: String, to variable: VariableDeclaration) -> Edit {
    let ending = lineEnding(at: variable.range.start)
    let indent = indentation(at: variable.range.start)
    guard let block = variable.accessorRange else {
      let body = " {" + ending + indent + indentationStep + text + ending + indent + "}"
      return .insertion(index, at: variable.range.end, body)
    }
    let first = skipBlanks(block.start + 1)
    guard skipLineBreak(first) != nil || isComment(at: first) else {
      return .insertion(index, at: first, text + " ")
    }
    return .insertion(
      index, at: block.start + 1, ending + indent + indentationStep + text)
  }

  private func isComment(at offset: Int) -> Bool {
    file.stream.comments.contains { $0.start == offset }
  }

  /// A declaration on a line of its own, below the one before and what is said of it on its line.
  func addDeclaration(_ text: String, behind variable: VariableDeclaration) -> Edit {
    let end = variable.range.end
    let line = lineEnding(at: variable.range.start) + indentation(at: variable.range.start) + text
    var position = skipBlanks(end)
    let comment = file.stream.comments.first { $0.start == position }
    if let comment, lineStart(comment.end) == lineStart(position) { position = comment.end }
    let isLast = position >= bytes.count || skipLineBreak(skipBlanks(position)) != nil
    return .insertion(index, at: isLast ? position : end, line)
  }
}

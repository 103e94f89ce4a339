/// `var a = 0, b = 0` as one declaration for each variable: macros take no more than one (H023).
struct DeclarationSplit {
  private let variables: [VariableDeclaration]
  private let builder: EditBuilder
  /// The commas, one fewer than variables.
  private let commas: [Token]

  /// Nil where more than names, types and values would have to move.
  init?(_ variable: VariableDeclaration, _ builder: EditBuilder) {
    self.builder = builder
    variables = builder.file.outline.variables
      .filter { $0.range == variable.range && $0.owner == variable.owner }
    let commas = variables.dropFirst().map {
      builder.tokens[max(0, builder.tokenIndex(at: $0.nameRange.start) - 1)]
    }
    self.commas = commas
    let moved = [ByteRange(variable.range.start, variables[0].nameRange.start)]
      + variables.indices.dropFirst().map(gap(before:))
    let isPlain = variables.allSatisfy { !$0.isInPattern && $0.accessors.isEmpty }
    guard isPlain, commas.allSatisfy({ $0.kind == .comma }),
      !moved.contains(where: builder.hasComment), !moved.contains(where: builder.hasDirective)
    else { return nil }
  }

  /// What makes one of the variables a declaration of its own, with an attribute in front.
  func edits(for variable: VariableDeclaration, attribute: String?) -> [Edit] {
    guard let position = variables.firstIndex(where: { $0.nameRange == variable.nameRange }) else {
      return []
    }
    let start = variable.range.start
    let insertion = attribute.map {
      builder.addAttribute($0, inFrontOf: start, attributes: variable.attributes)
    }
    var edits: [Edit] = []
    if position == 0 {
      edits += insertion.map { [$0] } ?? []
    } else {
      let head = builder.text(ByteRange(start, variables[0].nameRange.start))
      edits.append(
        builder.replace(
          gap(before: position), separator(at: start, with: insertion) + head))
    }
    if let type = typeFromBehind(position) {
      edits.append(
        .insertion(builder.index, at: variable.nameRange.end, ": " + builder.code(type)))
    }
    return edits
  }

  /// What parts declarations, up to the first word of the next, with what is put in front of that.
  private func separator(at start: Int, with insertion: Edit?) -> String {
    let text = insertion?.replacement ?? ""
    guard builder.startsLine(start) else { return "; " + text }
    let indentation = builder.indentation(at: start)
    // Here: an attribute on a line of its own comes in at the start of the line.
    let isLine = insertion.map { $0.range.start < start } ?? false
    return builder.lineEnding(at: start)
      + (isLine ? text + indentation : indentation + text)
  }

  /// The comma in front of a variable and the blanks around it.
  private func gap(before position: Int) -> ByteRange {
    let comma = builder.tokenIndex(at: commas[position - 1].start)
    return ByteRange(
      builder.tokens[max(0, comma - 1)].end, variables[position].nameRange.start)
  }

  /// The type that `a` has in `var a, b: Int`.
  private func typeFromBehind(_ position: Int) -> ByteRange? {
    let open = variables[position...].prefix { $0.typeRange == nil && $0.initialValue == nil }
    guard !open.isEmpty, open.endIndex < variables.endIndex else { return nil }
    return variables[open.endIndex].typeRange
  }
}

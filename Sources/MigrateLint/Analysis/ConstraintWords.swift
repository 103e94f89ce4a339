// Where a file spells certain words, whatever they stand in.
extension ConstraintFinder {
  /// Every place of an identifier.
  func words(_ name: String) -> [ByteRange] { tokens(name).map { stream.tokens[$0].range } }

  private var stream: TokenStream { index.files[file].stream }

  private func tokens(_ name: String) -> [Int] {
    let bytes = index.files[file].source.bytes
    let wanted = Array(name.utf8)
    return stream.tokens.indices.filter { position in
      let token = stream.tokens[position]
      return token.kind == .identifier && token.end - token.start == wanted.count
        && bytes[token.start..<token.end].elementsEqual(wanted)
    }
  }

  /// The parts of declarations in which a mention of `ObservableObject` is understood.
  func accountedRanges() -> [ByteRange] {
    let outline = index.files[file].outline
    var result = outline.imports.map(\.range) + outline.typealiases.map(\.range)
    for type in outline.types {
      let start = type.nameRange.start
      result.append(ByteRange(start, max(type.bodyRange.start, start)))
    }
    for function in outline.functions {
      let start = function.nameRange.end
      let end = function.body.map { stream.tokens[$0.start].start } ?? function.range.end
      result.append(ByteRange(start, max(start, end)))
      // Here: a generic parameter of that name is somebody else's.
      if function.genericParameters.contains(where: { $0.name == FrameworkNames.observableObject })
      {
        result.append(function.range)
      }
    }
    // Here: a macro that lets types conform is about those that carry it.
    return result + outline.variables.compactMap(\.typeRange) + outline.macroHeads
  }

  /// `A.B.name`, and `name` by itself as `Self.name`: the place of the word, the path in front of
  /// it, and the declaration around.
  func membersOfTypes(
    _ name: String
  ) -> [(word: ByteRange, path: [String], declaration: OutlineIndex?)] {
    let types = index.files[file].outline.types
    return tokens(name).map { position in
      let word = stream.tokens[position].range
      let around = types.indices.filter { types[$0].range.contains(word) }
        .min { types[$0].range.count < types[$1].range.count }
      let path = path(before: position)
      return (word, path.isEmpty ? ["Self"] : path, around)
    }
  }

  private func path(before position: Int) -> [String] {
    var path: [String] = []
    var position = position
    while position >= 2, stream.tokens[position - 1].kind == .period,
      stream.tokens[position - 2].kind == .identifier
    {
      position -= 2
      path.insert(index.files[file].source.text(stream.tokens[position].range), at: 0)
    }
    return path
  }

  /// The names of protocols behind `any`: `P` and `Q` of `any A.P & Q`.
  func existentialNames() -> Set<String> {
    var result: Set<String> = []
    for start in tokens("any") {
      var position = start + 1
      while position < stream.tokens.count, stream.tokens[position].kind == .leftParen {
        position += 1
      }
      while position < stream.tokens.count, stream.tokens[position].kind == .identifier {
        var last = position
        while last + 2 < stream.tokens.count, stream.tokens[last + 1].kind == .period,
          stream.tokens[last + 2].kind == .identifier
        {
          last += 2
        }
        result.insert(index.files[file].source.text(stream.tokens[last].range))
        guard last + 2 < stream.tokens.count,
          index.files[file].source.text(stream.tokens[last + 1].range) == "&"
        else { break }
        position = last + 2
      }
    }
    return result
  }
}

// What the closure of a `StateObject(wrappedValue:)` captures, and its code changes afterwards.
extension MakingOrder {
  /// `var filter = Filter(); _model = StateObject(wrappedValue: M(filter)); filter.limit = 3`: a
  /// variable of the initialiser that is changed behind the place where it is named (H061).
  func localSet(behind making: Making) -> String? {
    guard making.member.kind == .function, let body = index.function(making.member).body else {
      return nil
    }
    let file = index.files[making.end.file]
    let names = file.variables(in: body)
      .intersection(file.names(usedIn: making.tree.range(making.root)))
    guard !names.isEmpty else { return nil }
    return file.changed(names, from: making.end.range.end, to: body.end)
  }
}

extension ParsedFile {
  /// The names that `var` declares between two tokens.
  func variables(in span: TokenSpan) -> Set<String> {
    var result: Set<String> = []
    for position in span.start..<max(span.start, span.end - 1)
    where source.text(stream.tokens[position].range) == "var" {
      let next = stream.tokens[position + 1]
      if next.kind == .identifier { result.insert(source.text(next.range)) }
    }
    return result
  }

  /// The first of some names that is changed from an offset on: assigned to, also in part, given
  /// as `&name`, or the base of a call.
  fileprivate func changed(_ names: Set<String>, from start: Int, to end: Int) -> String? {
    for position in firstToken(from: start)..<max(firstToken(from: start), end) {
      let token = stream.tokens[position]
      guard token.kind == .identifier, case let name = source.text(token.range),
        names.contains(name)
      else { continue }
      let before = position > 0 ? source.text(stream.tokens[position - 1].range) : ""
      if before == "&" { return name }
      if before == "." { continue }
      if isChanged(behind: position + 1) { return name }
    }
    return nil
  }

  /// Whether what stands behind a name changes it or a part of it: `.limit = 3`, `[0] += 1`, and
  /// `.append(…)`, but no `.limit` alone.
  private func isChanged(behind start: Int) -> Bool {
    var (position, last) = (start, "")
    while position + 1 < stream.tokens.count {
      let text = source.text(stream.tokens[position].range)
      switch text {
      case ".":
        last = source.text(stream.tokens[position + 1].range)
        position += 2
      case "[": position = max(position, Int(stream.partners[position])) + 1
      case "(": return FrameworkNames.changesOwn(last)
      default:
        return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(text)
      }
    }
    return false
  }
}

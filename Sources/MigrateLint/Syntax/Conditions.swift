extension ParsedFile {
  /// The conditions under which what stands at an offset is compiled, outermost first: of each
  /// `#if` around it the directives down to its branch.
  func conditions(at offset: Int) -> [[String]] {
    var result: [[String]] = []
    for token in stream.tokens where token.kind == .directive {
      guard token.start < offset else { break }
      let line = source.text(token.range)
      if line.hasPrefix("#if") {
        result.append([line])
      } else if line.hasPrefix("#else"), !result.isEmpty {
        result[result.count - 1].append(line)
      } else if line.hasPrefix("#endif") {
        _ = result.popLast()
      }
    }
    return result
  }

  /// Whether what stands at an offset is compiled whenever that at another one is.
  func isThere(_ offset: Int, whenever other: Int) -> Bool {
    let known = conditions(at: other)
    return conditions(at: offset).allSatisfy(known.contains)
  }
}

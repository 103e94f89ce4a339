@testable import MigrateLint

extension ParsedFile {
  /// What is wrong with the tokens, the outline and the bodies, however wrong the source is.
  var faults: [String] {
    var check = FaultFinder(file: self)
    check.tokens()
    check.declarations()
    for span in bodySpans { check.tree(body(span), "body") }
    for span in valueSpans { check.tree(expression(span), "value") }
    for code in outline.freestandingCode { check.tree(self.code(code.span), "code") }
    return check.faults
  }

  /// From brace to brace: functions and accessors.
  var bodySpans: [TokenSpan] {
    outline.functions.compactMap(\.body)
      + outline.variables.flatMap { $0.accessors.compactMap(\.body) }
  }

  /// Initial and default values.
  var valueSpans: [TokenSpan] {
    outline.variables.compactMap(\.initialValue)
      + outline.functions.flatMap { $0.parameters.compactMap(\.defaultValue) }
  }
}

/// Looks for places outside of the file and links that lead nowhere.
private struct FaultFinder {
  let file: ParsedFile
  private(set) var faults: [String] = []

  init(file: ParsedFile) { self.file = file }

  private mutating func require(_ isRight: Bool, _ complaint: @autoclosure () -> String) {
    if !isRight { faults.append(complaint()) }
  }

  private mutating func require(_ range: ByteRange, inside outer: ByteRange, _ subject: String) {
    require(outer.contains(range), "\(subject): \(range) is not inside \(outer)")
  }

  // MARK: Tokens

  mutating func tokens() {
    let stream = file.stream
    require(stream.tokens.last?.kind == .endOfFile, "the last token is not the end of the file")
    require(stream.partners.count == stream.tokens.count, "partners and tokens differ in number")
    var end = 0
    for (index, token) in stream.tokens.enumerated() {
      require(token.start >= end, "token \(index) starts before the end of the previous one")
      end = token.end
      let partner = Int(stream.partners[index])
      if partner >= 0 {
        require(Int(stream.partners[partner]) == index, "the partner of token \(index) is not its")
      }
    }
    require(end == file.source.bytes.count, "the tokens end at \(end)")
  }

  // MARK: Outline

  mutating func declarations() {
    let outline = file.outline
    let all = ByteRange(0, file.source.bytes.count)
    for (index, type) in outline.types.enumerated() {
      let subject = "type \(index) '\(type.name)'"
      require(type.range, inside: all, subject)
      require(type.nameRange, inside: type.range, subject + ", name")
      require(type.keywordRange, inside: type.range, subject + ", keyword")
      require(type.bodyRange, inside: type.range, subject + ", body")
      for attribute in type.attributes { require(attribute.range, inside: type.range, subject) }
      for other in type.inheritance { require(other.range, inside: type.range, subject) }
      if let parent = type.parent {
        require(parent < index, subject + " stands before its parent")
        require(type.range, inside: outline.types[parent].bodyRange, subject + " in its parent")
      }
    }
    for variable in outline.variables {
      let subject = "variable '\(variable.name)'"
      require(variable.owner, of: variable.range, subject)
      require(variable.nameRange, inside: variable.range, subject + ", name")
      require(!variable.name.isEmpty, "a variable without a name at \(variable.range)")
      require(variable.siblings >= 1, subject + " has no siblings, not even itself")
      if let range = variable.typeRange { require(range, inside: variable.range, subject) }
      if let range = variable.initialValueRange { require(range, inside: variable.range, subject) }
      if let range = variable.accessorRange { require(range, inside: variable.range, subject) }
    }
    for function in outline.functions {
      require(function.owner, of: function.range, "function '\(function.name)'")
      for parameter in function.parameters {
        require(parameter.nameRange, inside: function.range, "parameter '\(parameter.name)'")
      }
    }
    for alias in outline.typealiases { require(alias.owner, of: alias.range, alias.name) }
    for code in outline.freestandingCode {
      require(code.owner, of: code.range, "freestanding code")
      require(code.span, "freestanding code")
    }
    for item in outline.imports { require(item.range, inside: all, "import '\(item.module)'") }
    for problem in outline.problems { require(problem.range, inside: all, problem.message) }
    for span in file.bodySpans + file.valueSpans { require(span, "a body or value") }
  }

  private mutating func require(_ owner: OutlineIndex?, of range: ByteRange, _ subject: String) {
    let types = file.outline.types
    guard let owner else {
      return require(range, inside: ByteRange(0, file.source.bytes.count), subject)
    }
    guard types.indices.contains(owner) else {
      return faults.append("\(subject) is owned by type \(owner), which there is not")
    }
    require(range, inside: types[owner].bodyRange, "\(subject) in '\(types[owner].name)'")
  }

  private mutating func require(_ span: TokenSpan, _ subject: String) {
    let isRight = 0 <= span.start && span.start < span.end
      && span.end < file.stream.tokens.count
    require(isRight, "\(subject): no tokens between \(span.start) and \(span.end)")
  }

  // MARK: Trees

  /// Every node is reached at most once, stands inside the file and not before its parent.
  mutating func tree(_ tree: BodyTree, _ subject: String) {
    var open = tree.root >= 0 ? [tree.root] : []
    var reached = 0
    while let node = open.popLast() {
      reached += 1
      guard reached <= tree.nodes.count else { return faults.append("\(subject): nodes in a ring") }
      let range = tree.range(node)
      require(
        range.end <= file.source.bytes.count, "\(subject): \(tree.kind(node)) ends outside")
      var last = range.start
      for child in tree.children(node) {
        let start = tree.range(child).start
        require(
          start >= last, "\(subject): \(tree.kind(child)) in \(tree.kind(node)) is out of order")
        last = start
        open.append(child)
      }
    }
  }
}

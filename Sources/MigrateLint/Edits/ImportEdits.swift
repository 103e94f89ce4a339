// Imports, where a person would put them.
extension EditBuilder {
  /// `import Module` in order among sorted imports, else behind them; where all are conditional,
  /// behind the block they stand in.
  ///
  /// `isExplicit`: another file imports it with less access, so that this one has to say its own.
  /// `saysPublic`: one that says nothing may be internal.
  func addImport(_ module: String, isExplicit: Bool, saysPublic: Bool) -> Edit {
    addImportLine(importAccess(isExplicit, saysPublic) + "import " + module, before: module)
  }

  /// The import that a wrapper needs where the file imports nothing of SwiftUI but some of its
  /// declarations by name: `import struct SwiftUI.StateObject` does not bring `@State`.
  ///
  /// `form`: how the property is written, `@State`, `@Environment(Session.self)`, `var`.
  func importedWrapper(_ form: String) -> [Edit] {
    guard form.hasPrefix("@") else { return [] }
    let ofSwiftUI = file.outline.imports.filter { $0.module == FrameworkNames.swiftUI }
    let wrapper = String(form.dropFirst().prefix { $0 != "(" })
    guard !ofSwiftUI.isEmpty,
      ofSwiftUI.allSatisfy({ $0.declaration != nil && $0.declaration != wrapper })
    else { return [] }
    let path = FrameworkNames.swiftUI + "." + wrapper
    let line = "import struct " + path
    // Here: where SwiftUI is only there under a condition, so is what is taken from it.
    if let last = ofSwiftUI.last, ofSwiftUI.contains(where: \.isConditional) {
      return [addLine(line, below: last.range.end, indentedAs: last.range.start)]
    }
    return [addImportLine(line, before: path)]
  }

  /// The same with what else the edits of a holder write: `Bindable(model)`.
  func importedWrappers(_ form: String, _ edits: [Edit]) -> [Edit] {
    let bindable = Wrapper.bindable.attribute
    let isWritten = edits.contains {
      $0.file == index && $0.replacement.contains(bindable.dropFirst() + "(")
    }
    return importedWrapper(form) + (isWritten ? importedWrapper(bindable) : [])
  }

  private func addImportLine(_ line: String, before module: String) -> Edit {
    let all = file.outline.imports.filter { !$0.isConditional }
    let plain = all.filter { $0.attributes.isEmpty }
    let written = plain.isEmpty ? all : plain
    // Here: a part further down may have imports of its own.
    let leading = written.filter { $0.range.start < startOfDeclarations }
    let imports = leading.isEmpty ? written : leading
    guard let last = imports.last else { return addFirstImport(line) }
    let names = imports.map(\.path)
    let next = names == names.sorted() ? names.firstIndex { $0 > module } : nil
    if next == 0 {
      let start = imports[0].range.start
      return .insertion(
        index, at: start, line + lineEnding(at: start) + indentation(at: start), .above)
    }
    let above = next.map { imports[$0 - 1] } ?? last
    return addLine(line, below: above.range.end, indentedAs: above.range.start)
  }

  /// The first byte of what a file declares.
  private var startOfDeclarations: Int {
    let outline = file.outline
    let starts = outline.types.map(\.range.start) + outline.functions.map(\.range.start)
      + outline.variables.map(\.range.start) + outline.typealiases.map(\.range.start)
    return starts.min() ?? bytes.count
  }

  /// Where some imports say `public`, the others may not be, and a public class needs one that is.
  private func importAccess(_ isExplicit: Bool, _ saysPublic: Bool) -> String {
    guard isExplicit || saysPublic else { return "" }
    let isPublic = file.outline.types.contains {
      [.class, .protocol, .extension].contains($0.kind)
        && ($0.hasModifier("public") || $0.hasModifier("open"))
    }
    return isPublic ? "public " : isExplicit ? "internal " : ""
  }

  private func addLine(_ text: String, below offset: Int, indentedAs start: Int) -> Edit {
    var end = offset
    while end < bytes.count, skipLineBreak(end) == nil { end += 1 }
    return .insertion(index, at: end, lineEnding(at: end) + indentation(at: start) + text, .above)
  }

  private func addFirstImport(_ line: String) -> Edit {
    let first = tokens[0].kind == .shebang ? min(1, tokens.count - 1) : 0
    if let block = endOfImportBlocks(from: first) {
      return addLine(line, below: block.end, indentedAs: block.start)
    }
    let (start, isBelowHeader) = startOfCode(at: tokens[first].start)
    let ending = lineEnding(at: start)
    return .insertion(
      index, at: start, (isBelowHeader ? ending : "") + line + ending + ending, .above)
  }

  // MARK: Conditions

  /// The last `#endif` of the blocks that a file starts with, if they hold nothing but imports.
  private func endOfImportBlocks(from first: Int) -> ByteRange? {
    var end: ByteRange?
    var depth = 0
    for token in tokens[first...] {
      if token.kind == .directive {
        let word = text(token.range)
        depth += word.hasPrefix("#if") ? 1 : word.hasPrefix("#endif") ? -1 : 0
        if depth == 0 { end = token.range }
      } else if depth == 0 {
        return end
      } else if !file.outline.imports.contains(where: { $0.range.contains(token.range) }) {
        return end
      }
    }
    return end
  }

  // MARK: Comments

  /// Where the first declaration starts with the comments right above it, and whether the header
  /// of the file is right above that.
  private func startOfCode(at first: Int) -> (offset: Int, isBelowHeader: Bool) {
    var start = first
    var comments: [ByteRange] = []
    while let comment = file.stream.comments.last(where: { $0.end <= start }),
      isAdjacent(comment.end, start)
    {
      start = comment.start
      comments.insert(comment, at: 0)
    }
    let texts = comments.map { text($0) }
    let isOnTop = file.stream.comments.first?.start == start
    let header = isOnTop ? texts.prefix { !$0.hasPrefix("///") && !$0.hasPrefix("/**") } : []
    guard header.contains(where: isHeader) else { return (start, false) }
    return (header.count < comments.count ? comments[header.count].start : first, true)
  }

  /// Whether a comment is about the file: its name, its author or its licence.
  private func isHeader(_ comment: String) -> Bool {
    let text = comment.lowercased()
    return ["copyright", "license", "licence", "spdx", "created by", ".swift", "©"]
      .contains { text.contains($0) }
  }

  /// Whether only blanks and at most one line break stand between two offsets.
  private func isAdjacent(_ from: Int, _ to: Int) -> Bool {
    let position = skipBlanks(from)
    if position == to { return true }
    guard let next = skipLineBreak(position) else { return false }
    return skipBlanks(next) == to
  }
}

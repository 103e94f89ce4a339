import Foundation
import Testing

@testable import MigrateLint

/// One file of Sources/MigrateLint, read by our own tokenizer and parser.
struct OwnSource: CustomTestStringConvertible, Sendable {
  /// The folder: `Lexer`, `Rules`.
  let layer: String
  let name: String
  let parsed: ParsedFile

  var path: String { "\(layer)/\(name)" }
  var testDescription: String { path }
  var text: String { parsed.source.text(ByteRange(0, parsed.source.bytes.count)) }
  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  func text(_ token: Token) -> String { parsed.source.text(token.range) }

  /// The line that an offset is on.
  func line(of offset: Int) -> Int { table.position(of: offset).line }

  private let table: LineTable

  /// In the order that data flows; a folder knows only those before it.
  static let layers = [
    "Source", "Lexer", "Syntax", "Model", "Analysis", "Edits", "Rules", "Report", "Writing",
    "Driver",
  ]

  static let folder = LintFixture.root
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/MigrateLint")

  static let all: [OwnSource] = LintFixture.entries(of: folder).flatMap { layer in
    LintFixture.entries(of: folder.appending(path: layer))
      .filter { $0.hasSuffix(".swift") }.map { OwnSource(layer, $0) }
  }

  private init(_ layer: String, _ name: String) {
    let url = Self.folder.appending(path: layer).appending(path: name)
    let bytes = Array((try? Data(contentsOf: url)) ?? Data())
    self.layer = layer
    self.name = name
    parsed = ParsedFile(SourceFile(path: "\(layer)/\(name)", bytes: bytes))
    table = LineTable(bytes)
  }
}

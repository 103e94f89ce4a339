import Foundation
import Testing

@testable import MigrateLint

/// How the sources are built, checked by our own tokenizer and parser.
@Suite struct LayeringTests {
  // MARK: Layers

  @Test func foldersAreTheLayers() {
    let folders = Set(OwnSource.all.map(\.layer))
    #expect(folders.subtracting(OwnSource.layers).isEmpty)
    #expect(OwnSource.all.count > 50)
  }

  @Test(arguments: OwnSource.all)
  func ourOwnSourcesParse(_ source: OwnSource) {
    expectSame(source.parsed.outline.problems.map(\.message), [], source.path)
    expectSame(source.parsed.faults, [], source.path)
  }

  /// A folder uses top-level names only from itself and from folders before it.
  @Test(arguments: OwnSource.all)
  func usesOnlyLayersBefore(_ source: OwnSource) throws {
    let own = try #require(OwnSource.layers.firstIndex(of: source.layer))
    let ownNames = source.localNames
    var offences: [String] = []
    for (index, token) in source.parsed.stream.tokens.enumerated() {
      guard token.kind == .identifier || token.kind == .backtickedIdentifier else { continue }
      let name = source.text(token).replacing("`", with: "")
      guard let layer = Self.layerOfName[name], layer > own, !ownNames.contains(name),
        source.isFreeName(index)
      else { continue }
      let line = source.line(of: token.start)
      offences.append("line \(line): '\(name)' is of \(OwnSource.layers[layer])")
    }
    expectSame(offences, [], source.path)
  }

  /// The first layer that declares a name at the top level for others to use.
  private static let layerOfName: [String: Int] = {
    var result: [String: Int] = [:]
    for source in OwnSource.all {
      guard let layer = OwnSource.layers.firstIndex(of: source.layer) else { continue }
      for name in source.exportedNames { result[name] = min(layer, result[name] ?? layer) }
    }
    return result
  }()

  // MARK: The outside world

  /// Where the operating system is spoken to.
  private static let mayImport = [
    "Source/DiskFileSystem.swift", "Source/DiskFileStore.swift", "Source/DiskSpelling.swift",
    "Source/FileAttributes.swift", "Writing", "Driver",
  ]

  @Test(arguments: OwnSource.all)
  func importsNothing(_ source: OwnSource) {
    let imports = source.parsed.outline.imports.map(\.module)
    if Self.mayImport.contains(where: { source.path == $0 || source.layer == $0 }) {
      let allowed = ["Foundation", "Glibc", "Darwin", "Musl"]
      return expectSame(imports.filter { !allowed.contains($0) }, [], source.path)
    }
    expectSame(imports, [], source.path)
  }

  // MARK: Words of the frameworks

  /// Before the rules, one file spells the names of SwiftUI, Combine and Observation. What the
  /// code compares or writes stands there; a message to people may name them.
  @Test(arguments: OwnSource.all)
  func frameworkWordsStandInOneFile(_ source: OwnSource) throws {
    let layers = OwnSource.layers.prefix { $0 != "Rules" }
    guard layers.contains(source.layer), source.name != "FrameworkNames.swift" else { return }
    let tokens = source.parsed.stream.tokens
    var offences: [String] = []
    for (index, token) in tokens.enumerated() where token.kind == .stringSegment {
      // Here: with a blank in it the text is a sentence.
      let text = source.text(token)
      guard !text.contains(" "), tokens[index - 1].kind == .stringStart else { continue }
      for word in text.split(whereSeparator: { !$0.isLetter }) {
        guard Self.frameworkWords.contains(String(word)) else { continue }
        offences.append("line \(source.line(of: token.start)): \"\(text)\"")
      }
    }
    expectSame(offences, [], source.path)
  }

  private static let frameworkWords: Set<String> = [
    "StateObject", "ObservedObject", "EnvironmentObject", "ObservableObject", "Published",
    "Bindable", "Observable", "ObservationIgnored", "ObservationTracked", "State", "Binding",
    "Environment", "SwiftUI", "Combine", "Observation", "objectWillChange", "environmentObject",
    "wrappedValue", "projectedValue", "View", "App", "Scene", "ViewModifier", "AnyView", "body",
    "onReceive", "UIHostingController", "NSManagedObject", "NSObject", "Preview", "MainActor",
    "Codable", "sink", "assign",
  ]

  // MARK: Limits

  /// Files that may be longer, with the reason.
  private static let longFiles: [String: String] = [:]
  /// Functions that may be longer, as `Layer/File.swift name`, with the reason.
  private static let longFunctions: [String: String] = [:]

  @Test(arguments: OwnSource.all)
  func filesAreShort(_ source: OwnSource) {
    let isRule = source.layer == "Rules" && source.declaresRule
    let limit = isRule ? 200 : 400
    let count = source.lines.count - 1
    #expect(count <= limit || Self.longFiles[source.path] != nil, "\(source.path): \(count) lines")
  }

  @Test(arguments: OwnSource.all)
  func linesAreShort(_ source: OwnSource) {
    var offences: [String] = []
    for (index, line) in source.lines.enumerated() where line.count > 100 {
      offences.append("line \(index + 1): \(line.count) columns")
    }
    expectSame(offences, [], source.path)
  }

  @Test(arguments: OwnSource.all)
  func functionsAreShort(_ source: OwnSource) {
    var offences: [String] = []
    for (name, range) in source.functions {
      let count = source.line(of: range.end) - source.line(of: range.start) + 1
      if count > 60, Self.longFunctions["\(source.path) \(name)"] == nil {
        offences.append("\(name): \(count) lines")
      }
    }
    expectSame(offences, [], source.path)
  }

  @Test func exceptionsAreNeeded() {
    let paths = Set(OwnSource.all.map(\.path))
    for path in Self.longFiles.keys { #expect(paths.contains(path)) }
    for entry in Self.longFunctions.keys {
      #expect(paths.contains(String(entry.prefix { $0 != " " })))
    }
  }
}

extension OwnSource {
  /// What the file declares at its top level and others can see.
  fileprivate var exportedNames: [String] {
    let outline = parsed.outline
    func isVisible(_ modifiers: [ModifierSyntax]) -> Bool {
      !modifiers.contains { $0.name == "private" || $0.name == "fileprivate" }
    }
    let types = outline.types.filter {
      $0.parent == nil && !$0.isLocal && $0.kind != .extension && isVisible($0.modifiers)
    }
    let functions = outline.functions.filter { $0.owner == nil && isVisible($0.modifiers) }
    let variables = outline.variables.filter { $0.owner == nil && isVisible($0.modifiers) }
    let aliases = outline.typealiases.filter { $0.owner == nil }
    return types.map(\.name) + functions.map(\.name) + variables.map(\.name) + aliases.map(\.name)
  }

  /// What the file declares anywhere: such a name can mean that.
  fileprivate var localNames: Set<String> {
    let outline = parsed.outline
    let parameters = outline.functions.flatMap { $0.parameters.map(\.name) }
    let generics =
      outline.types.flatMap { $0.genericParameters.map(\.name) }
      + outline.functions.flatMap { $0.genericParameters.map(\.name) }
    let members =
      outline.types.filter { $0.kind != .extension }.map(\.name) + outline.functions.map(\.name)
      + outline.variables.map(\.name) + outline.typealiases.map(\.name)
      + outline.enumCases.map(\.name)
    let all = TokenSpan(0, parsed.stream.tokens.count)
    return Set(parameters + generics + members).union(parsed.localNames(in: all))
  }

  /// Whether the name at a token stands for itself: no member, no label, no closure parameter.
  fileprivate func isFreeName(_ index: Int) -> Bool {
    let tokens = parsed.stream.tokens
    if index > 0, tokens[index - 1].kind == .period || tokens[index - 1].kind == .pound {
      return false
    }
    return tokens[index + 1].kind != .colon || tokens[index].flags.contains(.startsLine) == false
      && text(tokens[index]).first?.isUppercase == true
  }

  fileprivate var declaresRule: Bool { text.contains("= Rule(") || text.contains("= blocker(") }

  /// Functions and accessors with their names and bodies.
  fileprivate var functions: [(String, ByteRange)] {
    let accessors = parsed.outline.variables.compactMap { variable in
      variable.accessorRange.map { (variable.name, $0) }
    }
    return parsed.outline.functions.map { ($0.name, $0.range) } + accessors
  }
}

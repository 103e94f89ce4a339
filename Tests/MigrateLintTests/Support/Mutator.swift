@testable import MigrateLint

/// Damages projects of a corpus. A run gives the same for a seed, whatever ran before.
struct Mutator {
  private let corpus: FuzzCorpus
  private var random: SplitMix

  private init(_ corpus: FuzzCorpus, seed: UInt64, run: Int) {
    self.corpus = corpus
    random = SplitMix(seed: seed, run: run)
  }

  /// The input of one run.
  static func input(_ corpus: FuzzCorpus, seed: UInt64, run: Int) -> FuzzInput {
    var mutator = Mutator(corpus, seed: seed, run: run)
    return mutator.input()
  }

  /// How many ways there are to leave out one token, to double it, or to swap it with the next.
  static func singleDamageCount(_ corpus: FuzzCorpus) -> Int { 3 * corpus.tokenCount }

  /// One of these ways.
  static func singleDamage(_ corpus: FuzzCorpus, run: Int) -> FuzzInput {
    var token = run / 3
    let project = corpus.project(ofToken: &token)
    var input = FuzzInput(name: project.name, files: project.files)
    input.isUnsafe = run % 2 == 0
    for (index, file) in project.files.enumerated() {
      let tokens = Lexer.lex(file.bytes).tokens
      guard token < tokens.count - 1 else {
        token -= tokens.count - 1
        continue
      }
      var bytes = file.bytes
      let damage = SingleDamage.allCases[run % 3]
      damage.apply(to: &bytes, tokens, at: token)
      input.files[index] = SourceFile(path: file.path, bytes: bytes)
      input.damage = ["\(file.path): \(damage) at \(tokens[token].start)"]
      break
    }
    return input
  }

  private mutating func input() -> FuzzInput {
    let project = random.element(of: corpus.projects)
    var input = FuzzInput(name: project.name, files: project.files)
    input.options.xcode = random.isOne(in: 4) ? 27 : 26
    input.options.unpublished = random.element(of: [.auto, .auto, .auto, .ignore, .track])
    if random.isOne(in: 2) { input.options.minimumOS = ["ios": [17]] }
    input.isUnsafe = random.isOne(in: 2)
    input.triesOrder = random.isOne(in: 16)
    if random.isOne(in: 24) { join(&input) }
    for _ in 0...random.next(below: 4) {
      let index = random.next(below: input.files.count)
      var bytes = input.files[index].bytes
      let damage = damage(&bytes, input.files)
      input.files[index] = SourceFile(path: input.files[index].path, bytes: bytes)
      input.damage.append("\(input.files[index].path): \(damage)")
    }
    if input.files.count > 1, random.isOne(in: 40) {
      let lost = input.files.remove(at: random.next(below: input.files.count))
      input.damage.append("without \(lost.path)")
    }
    return input
  }

  /// Adds the files of another project.
  private mutating func join(_ input: inout FuzzInput) {
    let other = random.element(of: corpus.projects)
    guard other.size < 3_000 else { return }
    input.files += other.files.map { SourceFile(path: "Other/" + $0.path, bytes: $0.bytes) }
    input.damage.append("with \(other.name)")
  }

  // MARK: Damage

  private mutating func damage(_ bytes: inout [UInt8], _ files: [SourceFile]) -> String {
    switch random.next(below: 32) {
    case 0...13: return damageTokens(&bytes)
    case 14...16: return insertWord(&bytes)
    case 17...20: return splice(&bytes, files)
    case 21...23: return damageLines(&bytes)
    case 24, 25: return rename(&bytes, files)
    case 26, 27: return damageBytes(&bytes)
    case 28, 29: return wrap(&bytes)
    case 30: return cut(&bytes)
    default: return changeEncoding(&bytes)
    }
  }

  private mutating func damageTokens(_ bytes: inout [UInt8]) -> String {
    let tokens = Lexer.lex(bytes).tokens
    guard tokens.count > 2 else { return "nothing" }
    let index = random.next(below: tokens.count - 2)
    let range = tokens[index].range
    let damage = random.next(below: 5)
    switch damage {
    case 0...3:
      let single: SingleDamage = damage < 2 ? .missing : damage == 2 ? .twice : .swapped
      single.apply(to: &bytes, tokens, at: index)
      return "\(single) at \(range.start)"
    default:
      let other = tokens[random.next(below: tokens.count - 1)].range
      let text = Array(bytes[other.start..<other.end])
      bytes.replaceSubrange(range.start..<range.end, with: text)
      return "the token at \(other.start) instead of that at \(range.start)"
    }
  }

  private mutating func insertWord(_ bytes: inout [UInt8]) -> String {
    let word = random.element(of: Self.words)
    let offset = place(in: bytes)
    bytes.insert(contentsOf: Array(" \(word) ".utf8), at: offset)
    return "'\(word)' at \(offset)"
  }

  /// A run of tokens from somewhere else.
  private mutating func splice(_ bytes: inout [UInt8], _ files: [SourceFile]) -> String {
    let isOwn = random.isOne(in: 2)
    let source = random.element(of: isOwn ? files : random.element(of: corpus.projects).files)
    let tokens = Lexer.lex(source.bytes).tokens
    guard tokens.count > 1 else { return "nothing" }
    let first = random.next(below: tokens.count - 1)
    let last = min(first + random.next(below: 24), tokens.count - 2)
    let text = source.bytes[tokens[first].start..<tokens[last].end]
    let offset = place(in: bytes)
    bytes.insert(contentsOf: [0x20] + text + [0x20], at: offset)
    return "\(last - first + 1) tokens of \(source.path) at \(offset)"
  }

  private mutating func damageLines(_ bytes: inout [UInt8]) -> String {
    let starts = LineTable(bytes).starts + [bytes.count]
    let line = random.next(below: starts.count - 1)
    let text = Array(bytes[starts[line]..<starts[line + 1]])
    switch random.next(below: 3) {
    case 0:
      bytes.removeSubrange(starts[line]..<starts[line + 1])
      return "without line \(line + 1)"
    case 1:
      bytes.insert(contentsOf: text, at: starts[line])
      return "twice line \(line + 1)"
    default:
      let other = random.next(below: starts.count)
      bytes.insert(contentsOf: text, at: starts[other])
      return "line \(line + 1) again at \(other + 1)"
    }
  }

  /// One name becomes another of the project, in one place or in all.
  private mutating func rename(_ bytes: inout [UInt8], _ files: [SourceFile]) -> String {
    let old = name(in: bytes)
    let new = name(in: random.element(of: files).bytes)
    guard let old, let new else { return "nothing" }
    let everywhere = random.isOne(in: 2)
    var result: [UInt8] = []
    var end = 0
    for token in Lexer.lex(bytes).tokens where token.kind == .identifier {
      guard bytes[token.start..<token.end] == old[...] else { continue }
      guard everywhere || random.isOne(in: 3) else { continue }
      result += bytes[end..<token.start] + new
      end = token.end
    }
    bytes = result + bytes[end...]
    return "'\(String(decoding: old, as: UTF8.self))' is '\(String(decoding: new, as: UTF8.self))'"
  }

  private mutating func name(in bytes: [UInt8]) -> [UInt8]? {
    let names = Lexer.lex(bytes).tokens.filter { $0.kind == .identifier }
    if names.isEmpty { return nil }
    let token = random.element(of: names)
    return Array(bytes[token.start..<token.end])
  }

  private mutating func damageBytes(_ bytes: inout [UInt8]) -> String {
    guard !bytes.isEmpty else { return "nothing" }
    let offset = random.next(below: bytes.count)
    switch random.next(below: 3) {
    case 0: bytes[offset] ^= 1 << UInt8(random.next(below: 8))
    case 1: bytes.insert(contentsOf: random.element(of: Self.pieces), at: offset)
    default: bytes[offset] = random.element(of: random.element(of: Self.pieces))
    }
    return "bytes at \(offset)"
  }

  /// Some lines stand under a condition.
  private mutating func wrap(_ bytes: inout [UInt8]) -> String {
    let starts = LineTable(bytes).starts
    let first = random.next(below: starts.count)
    let last = min(first + random.next(below: 8), starts.count - 1)
    let text = Array(bytes[starts[first]..<starts[last]])
    let middle = random.isOne(in: 3) ? Array("#else\n".utf8) + text : []
    bytes.replaceSubrange(
      starts[first]..<starts[last],
      with: Array("#if DEPOT\n".utf8) + text + middle + Array("#endif\n".utf8))
    return "lines \(first + 1) to \(last) under a condition"
  }

  private mutating func cut(_ bytes: inout [UInt8]) -> String {
    let offset = place(in: bytes)
    if random.isOne(in: 3) {
      bytes.removeFirst(offset)
      return "without the first \(offset)"
    }
    bytes.removeLast(bytes.count - offset)
    return "cut off at \(offset)"
  }

  private mutating func changeEncoding(_ bytes: inout [UInt8]) -> String {
    switch random.next(below: 3) {
    case 0: bytes = [0xEF, 0xBB, 0xBF] + bytes
    case 1: bytes = bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    default: bytes = bytes.map { $0 == 0x0A ? 0x0D : $0 }
    }
    return "other line endings, or a mark"
  }

  /// Mostly where a token starts.
  private mutating func place(in bytes: [UInt8]) -> Int {
    if random.isOne(in: 4) { return random.next(below: bytes.count + 1) }
    return random.element(of: Lexer.lex(bytes).tokens).start
  }

  // MARK: Words

  private static let words = [
    "class", "struct", "enum", "extension", "protocol", "func", "var", "let", "init", "deinit",
    "static", "private", "lazy", "weak", "final", "open", "override", "if", "else", "guard",
    "for", "in", "switch", "case", "return", "try", "await", "some", "any", "where", "self", "super",
    "@Published", "@StateObject", "@ObservedObject", "@EnvironmentObject", "@State", "@Binding",
    "@Environment(Depot.self)", "@Observable", "@ObservationIgnored", "@Bindable", "@MainActor",
    "@AppStorage(\"a\")", "@objc", "@available(iOS 17, *)", "@Entry", ": ObservableObject",
    ", ObservableObject", "& ObservableObject", ".environmentObject(", ".onReceive(", "$", "_",
    "objectWillChange.send()", ".sink { _ in }", ".assign(to: &$a)", "ObservableObject",
    "private(set)", "didSet { }", "{ get { 1 } }", "= 1", "Published(initialValue: 1)",
    "StateObject(wrappedValue: ", "(", ")", "[", "]", "{", "}", "<", ">", "\"", "\"\"\"", "\\(",
    "/*", "*/", "//", "#if A", "#else", "#endif", ";", ",", ":", ".", "?", "!", "->", "&", "`",
    "/* a word */", "// a word\n", "\n", "#Preview {", "import Observation", "import SwiftUI",
    "typealias A = B", "\\.self", "#selector(", "inout", "throws", "async", "as?", "is", "nil",
  ]

  private static let pieces: [[UInt8]] = [
    [0], [0x0A], [0x0D], [0x09], [0x22], [0x23], [0x24], [0x28], [0x29], [0x2F], [0x3A], [0x40],
    [0x5B], [0x5C], [0x5D], [0x60], [0x7B], [0x7D], [0x80], [0xC2, 0xA0], [0xE2, 0x86, 0x92],
    [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF0, 0x9F, 0x90, 0xB6], [0xCC, 0x81], [0xEF, 0xBB, 0xBF],
    Array("<<<<<<< ours\n".utf8), Array("<#code#>".utf8),
  ]
}

/// What can happen to one token.
enum SingleDamage: CaseIterable {
  case missing, twice, swapped

  func apply(to bytes: inout [UInt8], _ tokens: [Token], at index: Int) {
    let range = tokens[index].range
    switch self {
    case .missing: bytes.removeSubrange(range.start..<range.end)
    case .twice: bytes.insert(contentsOf: [0x20] + bytes[range.start..<range.end], at: range.end)
    case .swapped:
      let next = tokens[index + 1].range
      let swapped = Array(bytes[next.start..<next.end]) + Array(bytes[range.end..<next.start])
        + Array(bytes[range.start..<range.end])
      bytes.replaceSubrange(range.start..<next.end, with: swapped)
    }
  }
}

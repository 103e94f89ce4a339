/// The systems and versions of `--min-os`, such as `ios17,macos14.2`.
enum MinimumOS {
  static let systems = [
    "ios", "macos", "tvos", "watchos", "visionos", "maccatalyst", "driverkit",
  ]

  static func parse(
    _ value: String, of name: String = "'--min-os'"
  ) throws(UsageError) -> [String: [Int]] {
    var versions: [String: [Int]] = [:]
    let words = value.split(separator: ",", omittingEmptySubsequences: false)
    for word in words.map({ $0.lowercased() }) {
      let letters = word.prefix { $0.isLetter }
      let numbers = word.dropFirst(letters.count)
      guard systems.contains(String(letters)) else {
        let suggestion = Spelling.suggestion(for: String(letters), in: systems)
        throw UsageError("unknown system '\(word)' of \(name)\(suggestion)")
      }
      guard let version = parse(version: numbers) else {
        throw UsageError("\(name) needs a version, as in 'ios17' or 'macos14.2', not '\(word)'")
      }
      versions[String(letters)] = version
    }
    return versions
  }

  /// One to three numbers with dots between them.
  private static func parse(version: Substring) -> [Int]? {
    let parts = version.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(part) : nil
    }
    return numbers.count == parts.count && numbers.count <= 3 ? numbers : nil
  }
}

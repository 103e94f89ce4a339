import Foundation

@testable import MigrateLint

/// An input that breaks a law.
struct Finding {
  var seed: UInt64
  var run: Int
  var input: FuzzInput
  var faults: [String]

  /// Faults of one law that differ in names and numbers only are of one kind.
  static func kind(of fault: String) -> String {
    var kind = ""
    var isQuoted = false
    for character in fault {
      if character == "'" { isQuoted.toggle() }
      if !isQuoted, !character.isNumber { kind.append(character) }
    }
    return kind
  }

  /// Writes the files, and beside them what is wrong.
  func write(below folder: String) -> String {
    let law = String(faults.first?.prefix { $0 != ":" } ?? "unknown")
    let path = "\(folder)/\(law)-\(seed)-\(run)"
    for file in input.files {
      let url = URL(filePath: path + "/" + file.path)
      try? FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(file.bytes).write(to: url)
    }
    let about = """
      seed \(seed) run \(run) of \(input.name)
      unsafe \(input.isUnsafe)
      unpublished \(input.options.unpublished.rawValue)
      xcode \(input.options.xcode)
      ios17 \(!input.options.minimumOS.isEmpty)
      order \(input.triesOrder)

      \(input.damage.joined(separator: "\n"))

      \(faults.joined(separator: "\n"))

      """
    try? about.write(toFile: path + "/about.txt", atomically: false, encoding: .utf8)
    return path
  }

  /// The input in a folder that `write` left.
  static func read(_ folder: String) -> FuzzInput {
    let found = FileManager.default.enumerator(atPath: folder)?.allObjects ?? []
    let files = found.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
      .map { path in
        let data = FileManager.default.contents(atPath: folder + "/" + path) ?? Data()
        return SourceFile(path: path, bytes: Array(data))
      }
    var input = FuzzInput(name: folder, files: files)
    let about = (try? String(contentsOfFile: folder + "/about.txt", encoding: .utf8)) ?? ""
    for line in about.split(separator: "\n").prefix(6) {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 2 else { continue }
      switch words[0] {
      case "unsafe": input.isUnsafe = words[1] == "true"
      case "unpublished": input.options.unpublished = .init(rawValue: words[1]) ?? .auto
      case "xcode": input.options.xcode = Int(words[1]) ?? 26
      case "ios17": input.options.minimumOS = words[1] == "true" ? ["ios": [17]] : [:]
      case "order": input.triesOrder = words[1] == "true"
      default: break
      }
    }
    return input
  }
}

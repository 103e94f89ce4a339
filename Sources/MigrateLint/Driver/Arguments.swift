/// A command line that makes no sense.
struct UsageError: Error, Hashable {
  var message: String

  init(_ message: String) { self.message = message }
}

/// A command line, taken apart: what is a flag, what is a value, what is a path.
struct Arguments: Hashable, Sendable {
  struct Setting: Hashable, Sendable {
    var flag: Flag
    /// Empty for a flag that takes no value.
    var value: String
    /// Where a configuration file says so; nil on the command line.
    var place: ConfigurationPlace?

    /// How it is called where it stands, in quotes.
    var name: String { "'\(place?.key.rawValue ?? flag.name)'" }

    /// Whether something that is on or off is on.
    var isOn: Bool { value != "false" }

    /// The values of a list.
    var names: [String] {
      value.split(separator: ",").map { word in
        String(word.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
    }
  }

  /// The command that was named; nil if none was.
  var command: Command?
  var settings: [Setting] = []
  /// What is neither a command nor a flag nor a value.
  var operands: [String] = []

  init(_ words: [String]) throws(UsageError) {
    var reader = Reader(words: words)
    while let word = reader.next() {
      if reader.isPastFlags || word == "-" || !word.hasPrefix("-") {
        try take(operand: word, isPastFlags: reader.isPastFlags)
      } else if word == "--" {
        reader.isPastFlags = true
      } else {
        settings.append(try Self.setting(word, &reader))
      }
    }
    try checkFlagsOfCommand()
  }

  func has(_ flag: Flag) -> Bool { settings.contains { $0.flag == flag } }

  /// The first operand may name a command; a folder of that name is given as `./lint`.
  private mutating func take(operand: String, isPastFlags: Bool) throws(UsageError) {
    if command == nil, operands.isEmpty, !isPastFlags {
      if let named = Command(rawValue: operand) {
        command = named
        return
      }
      if Command.later.contains(operand) {
        throw UsageError("the command '\(operand)' is not available yet")
      }
    }
    operands.append(operand)
  }

  private static func setting(
    _ word: String, _ reader: inout Reader
  ) throws(UsageError) -> Setting {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    let flag = try flag(named: name)
    guard flag.placeholder != nil else {
      if attached != nil { throw UsageError("'\(name)' takes no value") }
      return Setting(flag: flag, value: "")
    }
    if let attached { return Setting(flag: flag, value: attached) }
    guard let value = reader.value() else { throw UsageError("'\(name)' needs a value") }
    return Setting(flag: flag, value: value)
  }

  private static func flag(named name: String) throws(UsageError) -> Flag {
    if name == "-h" { return .help }
    let known = Flag.allCases.map(\.name)
    if let index = known.firstIndex(of: name) { return Flag.allCases[index] }
    let suggestion = Spelling.suggestion(for: name, in: known)
    throw UsageError("unknown option '\(name)'\(suggestion)")
  }

  private func checkFlagsOfCommand() throws(UsageError) {
    let command = command ?? .lint
    if command == .help || has(.help) { return }
    for setting in settings where !setting.flag.commands.contains(command) {
      throw UsageError("the command '\(command.rawValue)' takes no '\(setting.flag.name)'")
    }
  }
}

/// Hands out the words of a command line in turn.
private struct Reader {
  let words: [String]
  var offset = 0
  /// Whether `--` was seen: everything behind it is a path.
  var isPastFlags = false

  mutating func next() -> String? {
    guard offset < words.count else { return nil }
    offset += 1
    return words[offset - 1]
  }

  /// The next word as the value of a flag. A value that looks like a flag is written `--flag=-x`.
  mutating func value() -> String? {
    guard offset < words.count else { return nil }
    let second = words[offset].dropFirst().first
    if words[offset].hasPrefix("-"), second == "-" || second?.isLetter == true { return nil }
    return next()
  }
}

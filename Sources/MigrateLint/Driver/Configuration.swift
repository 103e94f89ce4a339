/// One `.migrate-lint.json`: settings, each with its place.
struct Configuration: Hashable, Sendable {
  static let fileName = ".migrate-lint.json"
  /// Nobody writes more; a tree may hold anything.
  private static let largest = 1_000_000

  /// As shown to people.
  var path: String
  /// The folder that its patterns and paths start from, without links.
  var folder: String
  /// As flags, so that both are checked alike.
  private(set) var settings: [Arguments.Setting] = []
  /// By rule or group.
  private(set) var severity: [String: Severity] = [:]
  /// Where `severity` stands.
  private(set) var severityPlace: ConfigurationPlace?

  /// Reads a file; the messages say everything that is wrong with it.
  static func read(
    _ bytes: [UInt8], path: String, folder: String, rules: [Rule]
  ) -> (Configuration, messages: [String]) {
    var reader = ConfigurationReader(
      configuration: Configuration(path: path, folder: folder), lines: LineTable(bytes),
      rules: rules)
    if bytes.count > largest {
      return (reader.configuration, ["\(path): larger than any configuration"])
    }
    if let complaint = UTF8Validation.complaint(about: bytes) {
      return (reader.configuration, ["\(path): \(complaint)"])
    }
    do throws(JSONComplaint) {
      reader.take(try JSONParser.parse(bytes))
    } catch {
      reader.complain(error.reason, at: error.offset)
    }
    return (reader.configuration, reader.messages)
  }

  fileprivate mutating func add(_ setting: Arguments.Setting) { settings.append(setting) }

  fileprivate mutating func set(_ severity: [String: Severity], _ place: ConfigurationPlace) {
    self.severity = severity
    severityPlace = place
  }

  /// The settings of keys that count for a whole run.
  var settingsOfRun: [Arguments.Setting] {
    settings.filter { ConfigurationKey.of($0.flag)?.isByFolder == false }
  }

  /// What it says about rules.
  var ruleLayer: RuleLayer {
    var layer = RuleLayer(settings)
    layer.severity = severity
    return layer
  }
}

/// A place in a configuration file.
struct ConfigurationPlace: Hashable, Sendable {
  /// As shown to people.
  var path: String
  var line: Int
  var column: Int
  var key: ConfigurationKey
  /// The folder of the file, without links.
  var folder: String

  /// `path:line`.
  var text: String { "\(path):\(line)" }
}

/// Turns the tree of a configuration into settings, and collects what is wrong.
private struct ConfigurationReader {
  var configuration: Configuration
  let lines: LineTable
  let rules: [Rule]
  private(set) var messages: [String] = []

  init(configuration: Configuration, lines: LineTable, rules: [Rule]) {
    self.configuration = configuration
    self.lines = lines
    self.rules = rules
  }

  mutating func complain(_ reason: String, at offset: Int) {
    messages.append("\(configuration.path):\(lines.position(of: offset).text): \(reason)")
  }

  mutating func take(_ root: JSONNode) {
    guard let members = root.members else {
      return complain("a configuration is an object in braces", at: root.offset)
    }
    for member in members {
      guard let key = ConfigurationKey(rawValue: member.key) else {
        complain(Self.unknown(member.key), at: member.offset)
        continue
      }
      // Here: null says nothing, so that what '--print-config' prints can be read back.
      if member.value.value != .null { take(key, member) }
    }
  }

  private static func unknown(_ key: String) -> String {
    let known = ConfigurationKey.documented.map(\.rawValue)
    let dashed = key.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
    let flags = Flag.allCases.map(\.rawValue)
    if known.contains(where: { $0.lowercased() == key.lowercased() }) {
      return "unknown key '\(key)'\(Spelling.suggestion(for: key, in: known))"
    }
    if let flag = [key, dashed].first(where: flags.contains) {
      if let own = Flag(rawValue: flag).flatMap(ConfigurationKey.of) {
        return "unknown key '\(key)', did you mean '\(own.rawValue)'?"
      }
      return "'\(key)' is for the command line only, as '--\(flag)'"
    }
    let suggestion = Spelling.suggestion(for: key, in: known)
    return "unknown key '\(key)'"
      + (suggestion.isEmpty ? "; the keys are \(known.joined(separator: ", "))" : suggestion)
  }

  private mutating func take(_ key: ConfigurationKey, _ member: JSONNode.Member) {
    let node = member.value
    switch (key.shape, node.value) {
    case (.list, .string): take(key, [node])
    case (.list, .array(let elements)): take(key, elements)
    case (.text, .string), (.number, .number), (.number, .string), (.truth, .bool):
      if key != .schema { take(key, [node]) }
    case (.severities, .object(let members)): takeSeverities(members, at: member.offset)
    default:
      complain("'\(key.rawValue)' is \(Self.words(key)), not \(node.kind)", at: node.offset)
    }
  }

  private static func words(_ key: ConfigurationKey) -> String {
    switch key.shape {
    case .list: "a list of texts"
    case .text: "a text"
    case .number: "a number"
    case .truth: "true or false"
    case .severities: "an object with severities by rule"
    }
  }

  /// Each value becomes a setting, checked as that of a flag is.
  private mutating func take(_ key: ConfigurationKey, _ nodes: [JSONNode]) {
    guard let flag = key.flag else { return }
    for node in nodes {
      guard let value = node.scalarText, key.shape != .list || node.isString else {
        complain("'\(key.rawValue)' is \(Self.words(key)), not of \(node.kind)", at: node.offset)
        continue
      }
      let setting = Arguments.Setting(
        flag: flag, value: value, place: place(of: key, at: node.offset))
      do throws(UsageError) {
        try CommandLineOptions.check(setting, rules: rules)
        configuration.add(setting)
      } catch {
        complain(error.message, at: node.offset)
      }
    }
  }

  private func place(of key: ConfigurationKey, at offset: Int) -> ConfigurationPlace {
    let position = lines.position(of: offset)
    return ConfigurationPlace(
      path: configuration.path, line: position.line, column: position.column, key: key,
      folder: configuration.folder)
  }

  private mutating func takeSeverities(_ members: [JSONNode.Member], at offset: Int) {
    let known = RuleGroup.allCases.map(\.rawValue) + rules.map(\.id)
    var result: [String: Severity] = [:]
    for member in members {
      if !known.contains(member.key) {
        let suggestion = Spelling.suggestion(for: member.key, in: known)
        complain("unknown rule '\(member.key)'\(suggestion)", at: member.offset)
      } else if let severity = member.value.scalarText.flatMap(Severity.init(rawValue:)) {
        result[member.key] = severity
      } else {
        complain(
          "a severity is note, warning or error; 'ignore' turns a rule off",
          at: member.value.offset)
      }
    }
    configuration.set(result, place(of: .severity, at: offset))
  }
}

extension JSONNode {
  fileprivate var isString: Bool {
    if case .string = value { return true }
    return false
  }
}

/// What `.migrate-lint.json` may say. The names follow the flags; what belongs to one run only, as
/// where its output goes, has no key, and nothing that runs a program or writes a file has one.
enum ConfigurationKey: String, CaseIterable, Sendable {
  case select, ignore, exclude, severity, minOS, xcode, unpublished, failOn, isolated, baseline
  case strictBaseline, requireReason
  /// For editors.
  case schema = "$schema"

  /// The shape of its value.
  enum Shape: Hashable, Sendable {
    /// Texts in brackets, or one text.
    case list
    case text
    case number
    case truth
    /// Severities by rule or group.
    case severities
  }

  /// The flag that says the same; nil where there is none.
  var flag: Flag? {
    switch self {
    case .select: .select
    case .ignore: .ignore
    case .exclude: .exclude
    case .minOS: .minOS
    case .xcode: .xcode
    case .unpublished: .unpublished
    case .failOn: .failOn
    case .isolated: .isolated
    case .baseline: .baseline
    case .strictBaseline: .strictBaseline
    case .requireReason: .requireReason
    case .severity, .schema: nil
    }
  }

  var shape: Shape {
    switch self {
    case .select, .ignore, .exclude, .minOS: .list
    case .severity: .severities
    case .xcode: .number
    case .unpublished, .failOn, .baseline, .schema: .text
    case .isolated, .strictBaseline, .requireReason: .truth
    }
  }

  /// Whether it may differ from folder to folder. Everything else counts for a whole run.
  var isByFolder: Bool {
    switch self {
    case .select, .ignore, .exclude, .severity, .schema: true
    default: false
    }
  }

  static func of(_ flag: Flag) -> ConfigurationKey? { allCases.first { $0.flag == flag } }

  /// Those that people write.
  static let documented = allCases.filter { $0 != .schema }
}

/// How bad a finding is. `error` crashes, loses data or cannot compile.
public enum Severity: String, CaseIterable, Comparable, Sendable {
  case note, warning, error

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
}

/// What findings are recognised by in another run: rule, file, declaration and highlighted text,
/// but no line, so that code which moves keeps its findings. All of a report are different.
struct Fingerprints {
  /// In the order of the report's findings.
  private(set) var findings: [String] = []
  /// In the order of those that comments silence.
  private(set) var suppressed: [String] = []
  private var counts: [String: Int] = [:]

  init(_ report: LintReport) {
    // Here: both together and in order, so that a comment changes the name of no other finding.
    var silenced = report.suppressed[...]
    for finding in report.findings {
      while let next = silenced.first?.finding, Self.precedes(next, finding) {
        suppressed.append(fingerprint(next))
        silenced.removeFirst()
      }
      findings.append(fingerprint(finding))
    }
    for next in silenced { suppressed.append(fingerprint(next.finding)) }
  }

  private static func precedes(_ a: ReportedFinding, _ b: ReportedFinding) -> Bool {
    if a.place.path != b.place.path { return PathName.precedes(a.place.path, b.place.path) }
    return a.place.start < b.place.start
  }

  private mutating func fingerprint(_ finding: ReportedFinding) -> String {
    let parts = [finding.rule, finding.place.path, finding.symbol, Self.highlight(finding.place)]
    let key = parts.joined(separator: "\0")
    counts[key, default: 0] += 1
    return Self.hash(key + "\0\(counts[key, default: 0])")
  }

  /// The highlighted text, as far as it is on one line.
  private static func highlight(_ place: ReportedRange) -> String {
    let line = place.sourceLine.utf8
    let isShort = place.end.line == place.start.line
    let start = min(max(place.start.column - 1, 0), line.count)
    let end = isShort ? min(max(place.end.column - 1, start), line.count) : line.count
    return String(decoding: line.dropFirst(start).prefix(min(end - start, 200)), as: UTF8.self)
  }

  /// 32 hexadecimal digits: two sums of the kind of FNV-1a, with factors of their own.
  static func hash(_ text: String) -> String {
    var sums: (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x6C62_272E_07BB_0142)
    for byte in text.utf8 {
      sums.0 = (sums.0 ^ UInt64(byte)) &* 0x100_0000_01B3
      sums.1 = (sums.1 ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
      sums.1 ^= sums.1 >> 29
    }
    return digits(sums.0) + digits(sums.1)
  }

  /// Sixteen of them.
  static func digits(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

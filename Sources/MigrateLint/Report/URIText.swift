/// Paths as parts of URIs.
enum URIText {
  /// The path with everything that could mean something else written as `%` and two digits.
  static func encoded(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      if isPlain(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }
    return result
  }

  /// `file:///…` of an absolute path.
  static func file(_ path: String) -> String { "file://" + encoded(path) }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/": true
    default: false
    }
  }
}

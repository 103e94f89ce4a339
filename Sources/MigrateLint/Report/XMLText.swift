/// Text in XML and HTML.
enum XMLText {
  /// Text that stands between tags or quotes. What XML cannot hold, and what could play tricks with
  /// a terminal, is shown as its number.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\r", "\t": result += "&#\(scalar.value);"
      default:
        if scalar.value & 0xFFFE == 0xFFFE {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else if DisplayText.isDangerous(scalar) {
          result += DisplayText.escaped(String(scalar))
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// `name="value"` for each.
  static func attributes(_ pairs: KeyValuePairs<String, String>) -> String {
    pairs.map { " \($0)=\"\(escaped($1))\"" }.joined()
  }

  static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
}

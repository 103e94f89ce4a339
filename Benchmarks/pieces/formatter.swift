import Foundation

struct TopicFormatter {
  private static let currency: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.maximumFractionDigits = 2
    return formatter
  }()

  /// `1 h 5 min`, `12 min`, `40 s`.
  static func duration(_ seconds: Int) -> String {
    let (hours, rest) = seconds.quotientAndRemainder(dividingBy: 3600)
    let minutes = rest / 60
    if hours > 0 { return minutes > 0 ? "\(hours) h \(minutes) min" : "\(hours) h" }
    return minutes > 0 ? "\(minutes) min" : "\(rest) s"
  }

  static func price(_ amount: Decimal, code: String) -> String {
    currency.currencyCode = code
    return currency.string(from: amount as NSDecimalNumber) ?? "\(amount) \(code)"
  }

  static func initials(of name: String) -> String {
    name.split(separator: " ").compactMap(\.first).prefix(2).map(String.init).joined().uppercased()
  }
}

import SwiftUI

@Observable
final class Filter {
  /// Tracked; the stored one only keeps it for the next start.
  var isStrict: Bool {
    didSet { storedIsStrict = isStrict }
  }
  @ObservationIgnored @AppStorage("filter.isStrict") private var storedIsStrict = true

  var query = "" {
    didSet { lastQuery = query }
  }
  @ObservationIgnored @AppStorage("filter.query") var lastQuery = ""

  init() {
    isStrict = _storedIsStrict.wrappedValue
    query = lastQuery
  }
}

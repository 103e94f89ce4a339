import SwiftUI

@MainActor
@Observable
final class Booking {
  var guest = ""
  var nights = 1
  var hasBreakfast = false
  var wishes: [String] = []

  func send() async {}
}

@resultBuilder
enum RowBuilder {
  static func buildBlock(_ rows: AnyView...) -> [AnyView] { rows }
}

import SwiftUI

@MainActor
final class Booking: ObservableObject {
  @Published var guest = ""
  @Published var nights = 1
  @Published var hasBreakfast = false
  @Published var wishes: [String] = []

  func send() async {}
}

@resultBuilder
enum RowBuilder {
  static func buildBlock(_ rows: AnyView...) -> [AnyView] { rows }
}

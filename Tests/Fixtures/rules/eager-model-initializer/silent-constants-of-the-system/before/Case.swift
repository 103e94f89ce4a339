import SwiftUI

/// Colours and the like are values: to make others of them does nothing.
final class Theme: ObservableObject {
  @Published var name = "Autumn"
  let tint = UIColor.orange.withAlphaComponent(0.4)
  let shade = Color.orange.opacity(0.4)
  let offset = TimeZone.current.secondsFromGMT()
  let firstDay = Calendar.current.component(.weekday, from: Date.now)
  let title: Font
  private let started: Date

  init() {
    title = Font.headline.bold()
    started = Date.now.addingTimeInterval(-60)
  }
}

struct ThemeView: View {
  @StateObject private var theme = Theme()

  var body: some View {
    Text(theme.name).font(theme.title).background(theme.shade)
  }
}

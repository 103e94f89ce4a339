import SwiftUI

@MainActor
@Observable
final class Theme {
  var accent = ""
  @ObservationIgnored var isDefault = true

  static let all = [Theme(), Theme()]
}

/// The view picks one once and keeps it; nobody hands it in.
struct ThemeView: View {
  @State private var any = Theme.all.randomElement()!
  @State private var standard = Theme.all.first(where: { $0.isDefault })!

  var body: some View {
    Text(any.accent + standard.accent)
  }
}

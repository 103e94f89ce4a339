import SwiftUI

@MainActor
final class Theme: ObservableObject {
  @Published var accent = ""
  var isDefault = true

  static let all = [Theme(), Theme()]
}

/// The view picks one once and keeps it; nobody hands it in.
struct ThemeView: View {
  @StateObject private var any = Theme.all.randomElement()!
  @StateObject private var standard = Theme.all.first(where: { $0.isDefault })!

  var body: some View {
    Text(any.accent + standard.accent)
  }
}

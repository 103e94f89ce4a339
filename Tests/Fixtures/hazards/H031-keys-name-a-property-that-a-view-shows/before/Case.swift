import SwiftUI

final class Theme: ObservableObject, Codable {  // expect: synthesized-codable "Theme"
  @Published var isPreviewed = false
  var name = "Sand"
  var fontSize = 12.0

  enum CodingKeys: String, CodingKey {
    case name, fontSize
  }
}

struct ThemeView: View {
  @ObservedObject var theme: Theme

  var body: some View {
    Toggle(theme.name, isOn: $theme.isPreviewed)
  }
}

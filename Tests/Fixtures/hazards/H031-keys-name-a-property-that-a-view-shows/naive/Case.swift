import SwiftUI

@Observable final class Theme: Codable {  // error: type 'Theme' does not conform to protocol 'Decodable'
  var isPreviewed = false
  var name = "Sand"
  var fontSize = 12.0

  enum CodingKeys: String, CodingKey {
    case name, fontSize
  }
}

struct ThemeView: View {
  @Bindable var theme: Theme

  var body: some View {
    Toggle(theme.name, isOn: $theme.isPreviewed)
  }
}

import SwiftUI

/// The one key is of a property that ends up `@ObservationIgnored`: the JSON stays as it is.
final class Atlas: ObservableObject, Codable {
  @Published var page = ""
  var edition = 1

  enum CodingKeys: String, CodingKey {
    case edition
  }
}

struct AtlasView: View {
  @StateObject private var atlas = Atlas()

  var body: some View {
    Text(atlas.page)
  }
}

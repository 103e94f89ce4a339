import SwiftUI

/// The one key is of a property that ends up `@ObservationIgnored`: the JSON stays as it is.
@Observable final class Atlas: Codable {
  var page = ""
  @ObservationIgnored var edition = 1

  enum CodingKeys: String, CodingKey {
    case edition
  }
}

struct AtlasView: View {
  @State private var atlas = Atlas()

  var body: some View {
    Text(atlas.page)
  }
}

import SwiftUI

@Observable final class Atlas {
  var selected = "Peru"

  /// Takes long, and never changes again.
  @ObservationIgnored lazy var countries: [String] = ["Chile", "Ecuador", "Peru"].sorted()  // expect: unpublished-stored-property "countries"
}

struct AtlasView: View {
  var atlas: Atlas

  var body: some View {
    Text(atlas.selected)
    ForEach(atlas.countries, id: \.self) { Text($0) }
  }
}

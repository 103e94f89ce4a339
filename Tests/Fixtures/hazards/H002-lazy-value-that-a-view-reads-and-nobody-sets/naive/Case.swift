import SwiftUI

@Observable final class Atlas {
  var selected = "Peru"

  /// Takes long, and never changes again.
  lazy var countries: [String] = ["Chile", "Ecuador", "Peru"].sorted()  // error: 'lazy' cannot be used on a computed property
}

struct AtlasView: View {
  var atlas: Atlas

  var body: some View {
    Text(atlas.selected)
    ForEach(atlas.countries, id: \.self) { Text($0) }
  }
}

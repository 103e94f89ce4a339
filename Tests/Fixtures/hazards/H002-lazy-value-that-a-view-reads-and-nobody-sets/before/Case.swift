import SwiftUI

final class Atlas: ObservableObject {
  @Published var selected = "Peru"

  /// Takes long, and never changes again.
  lazy var countries: [String] = ["Chile", "Ecuador", "Peru"].sorted()  // expect: unpublished-stored-property "countries"
}

struct AtlasView: View {
  @ObservedObject var atlas: Atlas

  var body: some View {
    Text(atlas.selected)
    ForEach(atlas.countries, id: \.self) { Text($0) }
  }
}

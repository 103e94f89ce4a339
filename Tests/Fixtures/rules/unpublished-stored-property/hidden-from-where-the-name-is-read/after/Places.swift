import SwiftUI

/// Nobody here knows what these are: their members are looked for by name.
struct PlaceList: View {
  var body: some View {
    ForEach(FileManager.default.urls(for: .userDirectory, in: .allDomainsMask), id: \.self) { place in
      Text(place.path)
      Text(place.host ?? "")
      Text(place.scheme ?? "")
      Text("\(place.port ?? 1)")
      Text(place.query ?? "")
      Text(place.description)
    }
  }
}

import SwiftUI

@MainActor final class Item {
  private(set) var title = ""

  func load() async { title = "Harbour" }
}

@MainActor final class Chart {
  let item = Item()
}

@MainActor @Observable final class Atlas {  // expect: observable-object-class "Atlas"
  private let online = Chart()
  private var offline: Chart?
  // says-next: "a view shows 'current.item.title', which nothing tracks"
  var current: Chart { offline ?? online }
  private(set) var areas: [String]?

  func load() async {
    await online.item.load()
    areas = ["North"]
  }
}

struct AtlasView: View {
  @State private var atlas = Atlas()

  var body: some View {
    Text(atlas.current.item.title)
      .task { await atlas.load() }
    AreasView(atlas: atlas)
  }
}

struct AreasView: View {
  var atlas: Atlas

  var body: some View { Text("\(atlas.areas?.count ?? 0)") }
}

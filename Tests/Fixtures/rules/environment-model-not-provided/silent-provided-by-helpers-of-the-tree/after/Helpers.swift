import SwiftUI

extension View {
  func withStores() -> some View {
    self
      .modifier(Stores())
  }

  func onlyPadding() -> some View {
    padding()
  }
}

struct Stores: ViewModifier {
  @State private var store = MapStore()

  func body(content: Content) -> some View {
    content.environment(store)
  }
}

/// Puts the store around whatever it is given.
struct WithMap<Content: View>: View {
  @State private var store = MapStore()
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(content: content)
      .environment(store)
  }
}

@Observable final class MapStore {
  var pins = 0
}

struct MapPin: View {
  @Environment(MapStore.self) private var store

  var body: some View {
    Text("\(store.pins)")
  }
}

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
  @StateObject private var store = MapStore()

  func body(content: Content) -> some View {
    content.environmentObject(store)
  }
}

/// Puts the store around whatever it is given.
struct WithMap<Content: View>: View {
  @StateObject private var store = MapStore()
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(content: content)
      .environmentObject(store)
  }
}

final class MapStore: ObservableObject {
  @Published var pins = 0
}

struct MapPin: View {
  @EnvironmentObject private var store: MapStore

  var body: some View {
    Text("\(store.pins)")
  }
}

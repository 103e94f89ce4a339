import SwiftUI
import UIKit

struct MapScreen: View {
  @State private var store = MapStore()
  @State private var isShown = false

  var body: some View {
    MapPin()
      .popover(isPresented: $isShown) { MapPin() }
      .onlyPadding()
      .environment(store)
  }
}

@MainActor
func mapController(store: MapStore) -> UIViewController {
  let pin = MapPin()
  let content = pin
    .padding()
    .environment(store)
  return UIHostingController(rootView: content)
}

#Preview("By a function") {
  MapPin().onlyPadding().withStores()
}

#Preview("By a modifier") {
  MapPin().modifier(Stores())
}

#Preview("By a container") {
  WithMap {
    MapPin()
  }
}

#Preview("By the screen") {
  MapScreen()
}

struct MapPin_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      MapPin()
      MapPin().padding()
    }
    .environment(MapStore())
  }
}

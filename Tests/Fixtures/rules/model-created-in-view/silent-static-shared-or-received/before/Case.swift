import Observation
import SwiftUI

@MainActor
@Observable
final class Store {
  static let shared = Store()
  var items: [String] = []
}

@main
struct StoreApp: App {
  let store = Store()

  var body: some Scene {
    WindowGroup {
      StoreView(given: store)
    }
  }
}

struct StoreView: View {
  static let sample = Store()
  let given: Store
  private let shared = Store.shared
  private var common: Store = .shared
  @State private var own = Store()

  init(given: Store) {
    self.given = given
  }

  var body: some View {
    Text("\(given.items.count + shared.items.count + common.items.count + own.items.count)")
  }
}

struct StoreView_Previews: PreviewProvider {
  static let store = Store()
  static var previews: some View {
    let local = Store()
    StoreView(given: store)
    StoreView(given: local)
  }
}

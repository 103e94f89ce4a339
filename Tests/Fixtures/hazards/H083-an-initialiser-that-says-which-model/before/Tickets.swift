import SwiftUI

@MainActor final class TicketStore: ObservableObject {  // expect: observable-object-class "TicketStore"
  static let shared = TicketStore()
  @Published var open = 0
}

@MainActor final class Weather: ObservableObject {  // expect: observable-object-class "Weather"
  static let shared = Weather()
  @Published var isSunny = true
}

struct Counter<Store: ObservableObject>: View {
  @ObservedObject var store: Store
  var text = "Open"

  init(store: Store, text: String? = nil) {
    self.store = store
    self.text = text ?? "Open"
  }

  var body: some View { Text(text) }
}

extension Counter where Store == TicketStore {
  init() { self.init(store: .shared) }
}

struct Desk: View {
  @ObservedObject private var weather = Weather.shared

  var body: some View {
    VStack {
      Text(weather.isSunny ? "Sun" : "Rain")
      Counter()
    }
  }
}

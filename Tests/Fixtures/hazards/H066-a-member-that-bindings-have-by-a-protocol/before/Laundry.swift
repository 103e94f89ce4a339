import SwiftUI

final class Laundry: ObservableObject {
  @Published var rinse = false
}

struct LaundryView: View {
  @StateObject private var laundry = Laundry()

  var body: some View {
    // says-next: "'$laundry.rinse' would be the binding's own 'rinse'"
    Toggle("Rinse", isOn: $laundry.rinse)  // expect: object-wrapper "$laundry"
  }
}

final class Rack: ObservableObject {
  @Published var dry = false
}

struct RackView: View {
  @ObservedObject var rack: Rack

  var body: some View {
    Toggle("Dry", isOn: $rack.dry)  // expect: object-wrapper "$rack"
  }
}

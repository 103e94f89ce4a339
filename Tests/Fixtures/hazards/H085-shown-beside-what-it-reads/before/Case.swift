import SwiftUI

@MainActor final class Policy {
  static let shared = Policy()
  var isOff = false

  func flip() { isOff.toggle() }
}

@MainActor final class Garage: ObservableObject {
  @Published var cars: [String] = []
  @Published var isFull = false

  func refresh(_ cars: [String]) {
    self.cars = cars
    isFull = cars.count > 3
  }
}

/// It reads one property only; so far the other one had it drawn anew, policy included.
struct AddRow: View {
  @EnvironmentObject private var garage: Garage  // expect: environment-object "@EnvironmentObject"

  var body: some View {
    // says-next: "'AddRow' shows 'Policy.isOff', which nothing tracks: what else 'Garage' publishes, such as 'cars'"
    Button("Add") {}.disabled(garage.isFull || Policy.shared.isOff)
  }
}

struct GarageView: View {
  @StateObject private var garage = Garage()

  var body: some View {
    VStack {
      ForEach(garage.cars, id: \.self) { Text($0) }
      AddRow()
      // Whoever reads all of it is drawn as before.
      FullRow()
    }
    .environmentObject(garage)
  }
}

struct FullRow: View {
  @EnvironmentObject private var garage: Garage  // expect: environment-object "@EnvironmentObject"

  var body: some View {
    // says-not-next: "which nothing tracks"
    Text("\(garage.cars.count) \(garage.isFull || Policy.shared.isOff)")
  }
}

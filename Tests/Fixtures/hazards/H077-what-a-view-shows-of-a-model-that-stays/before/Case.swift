import SwiftUI

/// It stays an `ObservableObject`.
final class Kiln: ObservableObject {  // expect: observable-object-class "Kiln"
  @Published var pots: [String] = []

  func load(_ pot: String) {
    pots.append(pot)
    objectWillChange.send()
  }
}

/// Its view shows the pots, and was refreshed by what is published here.
final class Firing: ObservableObject {  // expect: observable-object-class "Firing"
  @Published var degrees = 20
  // says-next: "a view shows 'kiln.pots', which nothing tracks"
  let kiln: Kiln

  init(kiln: Kiln) { self.kiln = kiln }

  func begin() {
    kiln.load("Bowl")
    degrees += 100
  }
}

struct FiringView: View {
  @ObservedObject var firing: Firing

  var body: some View {
    if firing.kiln.pots.isEmpty {
      Button("Begin") { firing.begin() }
    } else {
      Text("\(firing.degrees) degrees")
    }
  }
}

/// The view observes the kiln as well.
final class Cooling: ObservableObject {  // expect: observable-object-class "Cooling"
  @Published var hours = 0
  // says-not-next: "nothing tracks"
  let kiln: Kiln

  init(kiln: Kiln) { self.kiln = kiln }
}

struct CoolingView: View {
  @ObservedObject var cooling: Cooling
  @ObservedObject var kiln: Kiln

  var body: some View {
    Stepper("\(cooling.kiln.pots.count) pots", value: $cooling.hours)
    Text(kiln.pots.joined())
  }
}

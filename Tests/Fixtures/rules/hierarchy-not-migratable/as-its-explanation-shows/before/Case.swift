import SwiftUI

class Vehicle: ObservableObject {
  @Published var speed = 0
  func park() { objectWillChange.send() }
}

final class Tram: Vehicle {  // expect: hierarchy-not-migratable "Tram"
  @Published var line = 4
}

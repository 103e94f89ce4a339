import SwiftUI

@Observable
class Vehicle {
  var speed = 0
  func park() { speed = 0 }
}

@Observable
final class Tram: Vehicle {
  var line = 4
}

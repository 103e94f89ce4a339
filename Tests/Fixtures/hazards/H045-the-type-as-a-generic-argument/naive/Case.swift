import SwiftUI

@Observable final class Pump {
  var pressure = 2
  var valve = 4

  func stop() {
    pressure = 0.5  // error: cannot assign value of type 'Double' to type 'Int'
    valve = nil  // error: 'nil' cannot be assigned to type 'Int'
  }
}

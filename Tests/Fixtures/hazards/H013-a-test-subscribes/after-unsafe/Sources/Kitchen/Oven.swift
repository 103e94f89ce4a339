import Combine
import SwiftUI

@Observable final class Oven {
  var degrees = 20 {
    willSet { degreesSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var degreesSubject = CurrentValueSubject<_, Never>(degrees)

  func heat() { degrees += 30 }
}

struct OvenView: View {
  var oven: Oven

  var body: some View { Text("\(oven.degrees)°") }
}

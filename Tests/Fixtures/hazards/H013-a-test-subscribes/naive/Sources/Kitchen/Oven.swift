import SwiftUI

@Observable final class Oven {
  var degrees = 20

  func heat() { degrees += 30 }
}

struct OvenView: View {
  var oven: Oven

  var body: some View { Text("\(oven.degrees)°") }
}

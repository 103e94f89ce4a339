import SwiftUI

final class Oven: ObservableObject {
  @Published var degrees = 20

  func heat() { degrees += 30 }
}

struct OvenView: View {
  @ObservedObject var oven: Oven

  var body: some View { Text("\(oven.degrees)°") }
}

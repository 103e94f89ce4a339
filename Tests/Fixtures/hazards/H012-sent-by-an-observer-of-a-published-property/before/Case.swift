import SwiftUI

final class Sundial: ObservableObject {
  @Published var hour = 12 {
    willSet { objectWillChange.send() }
  }  // expect-previous: object-will-change "objectWillChange"
}

struct SundialView: View {
  @StateObject private var sundial = Sundial()

  var body: some View { Stepper("\(sundial.hour) o'clock", value: $sundial.hour) }
}

import SwiftUI

typealias Screen = View

@MainActor final class Tuner: ObservableObject {
  @Published var station = 1

  func next() { station += 1 }
}

struct TunerScreen: Screen {
  @EnvironmentObject var tuner: Tuner  // expect: environment-object "@EnvironmentObject"

  var body: some View { Button("\(tuner.station)") { tuner.next() } }
}

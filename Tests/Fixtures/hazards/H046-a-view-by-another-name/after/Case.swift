import SwiftUI

typealias Screen = View

@MainActor @Observable final class Tuner {
  var station = 1

  func next() { station += 1 }
}

struct TunerScreen: Screen {
  @Environment(Tuner.self) var tuner  // expect: environment-object "@EnvironmentObject"

  var body: some View { Button("\(tuner.station)") { tuner.next() } }
}

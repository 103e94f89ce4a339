import SwiftUI

@MainActor final class Tuner: ObservableObject {
  @Published var station = 1
}

struct TunerDial: Adjustable {
  // says-next: "only through '@ObservedObject'; state '@MainActor'"
  @ObservedObject var tuner: Tuner  // expect: unsupported-declaration "tuner"
}

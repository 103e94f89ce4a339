// Generated using Sourcery 2.2.5
// DO NOT EDIT
import Combine

final class TurntableMock: Turntable {  // expect: unsupported-declaration "TurntableMock"
  @Published var isPlaying = false
}

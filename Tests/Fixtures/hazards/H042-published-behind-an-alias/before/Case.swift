import Combine

typealias Shown = Published

final class Barometer: ObservableObject {
  @Shown var pressure = 1013  // expect: unsupported-declaration "@Shown"
}

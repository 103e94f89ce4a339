import Observation

// error: accessor macro 'ObservationTracked()' can only apply to a single variable
// error: accessor macro 'ObservationIgnored()' can only apply to a single variable

@Observable
final class Canvas {
  var width = 0.0, height = 0.0  // expect: untrackable-stored-property "width"
  private var left, top: Double  // expect: untrackable-stored-property "left"
  // Ignoring both in one go is refused too.
  @ObservationIgnored var zoom = 1.0, angle = 0.0  // expect: untrackable-stored-property "zoom"
  var title = ""

  init() {
    left = 0
    top = 0
  }
}

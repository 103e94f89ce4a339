import SwiftUI

@Observable
class Shape {
  var name = ""
}

class Polygon: Shape {  // expect: partially-observable-hierarchy "Polygon"
  var corners = 3
  private var cache: [Int] = []
}

/// Two levels below, with nothing but the last one missing.
@Observable
class Curve: Shape {
  var length = 0.0
}

final class Spiral: Curve {  // expect: partially-observable-hierarchy "Spiral"
  internal private(set) var turns = 1
}

struct PolygonView: View {
  var polygon: Polygon

  var body: some View { Text("\(polygon.name): \(polygon.corners)") }
}

import Observation

struct Point { var x = 0.0 }

struct Size: Equatable { var width = 0.0 }

@Observable
final class Drawing {
  var lines: [String] = []
  var size = Size()
  var point = Point()
  var pen: Drawing?
  var action: () -> Void = {}

  func refresh() {
    lines = lines  // expect: custom-equality-hides-changes "lines"
    self.size = self.size  // expect: custom-equality-hides-changes "size"
    point = point
    action = action
  }

  func change(lines: [String], other: Drawing) {
    self.lines = lines
    size = other.size
    pen = other.pen
  }
}

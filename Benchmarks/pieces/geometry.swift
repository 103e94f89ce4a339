import CoreGraphics

/// A path through the points of a topic, drawn with as few corners as possible.
struct TopicPath: Hashable, Sendable {
  var points: [SIMD2<Double>] = []

  var length: Double {
    zip(points, points.dropFirst()).reduce(0) { sum, pair in
      let delta = pair.1 - pair.0
      return sum + (delta.x * delta.x + delta.y * delta.y).squareRoot()
    }
  }

  /// Takes away points that are closer to the line between their neighbours than `tolerance`.
  mutating func simplify(tolerance: Double) {
    guard points.count > 2, tolerance > 0 else { return }
    var kept = [points[0]]
    for index in 1..<(points.count - 1) {
      let before = kept[kept.count - 1]
      let here = points[index]
      let after = points[index + 1]
      let area = abs((here.x - before.x) * (after.y - before.y) - (after.x - before.x) * (here.y - before.y))
      let base = ((after.x - before.x) * (after.x - before.x) + (after.y - before.y) * (after.y - before.y)).squareRoot()
      if base == 0 || area / base > tolerance { kept.append(here) }
    }
    kept.append(points[points.count - 1])
    points = kept
  }

  func point(at share: Double) -> SIMD2<Double>? {
    guard let first = points.first, (0...1).contains(share) else { return nil }
    var rest = length * share
    var last = first
    for next in points.dropFirst() {
      let delta = next - last
      let step = (delta.x * delta.x + delta.y * delta.y).squareRoot()
      if step >= rest, step > 0 { return last + delta * (rest / step) }
      rest -= step
      last = next
    }
    return last
  }
}

import SwiftUI

struct PointView: View {
  @ObservedObject var point: Point
  @ObservedObject var route: Route

  var body: some View {
    Text("\(point.name) \(point.x)")
    Text("\(route.title) \(route.end ?? 0) \(route.width)")
  }
}

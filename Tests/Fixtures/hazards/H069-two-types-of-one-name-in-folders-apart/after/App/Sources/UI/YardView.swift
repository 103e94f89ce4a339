import SwiftUI

struct YardView: View {
  let yard: Yard

  var body: some View {
    PointsView()
      .environment(yard.points)  // expect: environment-object-modifier "environmentObject"
      .environment(yard.timetable)  // expect: environment-object-modifier "environmentObject"
  }
}

struct PointsView: View {
  @Environment(Points.self) private var points
  @Environment(Timetable.self) private var timetable

  var body: some View {
    @Bindable var points = points
    Toggle("Left", isOn: $points.isLeft)
    Text("\(timetable.trains)")
  }
}

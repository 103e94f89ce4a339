import SwiftUI

struct YardView: View {
  let yard: Yard

  var body: some View {
    PointsView()
      .environmentObject(yard.points)  // expect: environment-object-modifier "environmentObject"
      .environmentObject(yard.timetable)  // expect: environment-object-modifier "environmentObject"
  }
}

struct PointsView: View {
  @EnvironmentObject private var points: Points
  @EnvironmentObject private var timetable: Timetable

  var body: some View {
    Toggle("Left", isOn: $points.isLeft)
    Text("\(timetable.trains)")
  }
}

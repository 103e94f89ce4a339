import SwiftUI

struct RouteView: View {
  @State private var route = Route()
  @Bindable var timetable: Timetable

  var body: some View {
    Text("\(route.stops.count) stops")
    DatePicker("At", selection: $timetable.departure)
  }
}

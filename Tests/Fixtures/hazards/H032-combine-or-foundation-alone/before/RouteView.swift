import SwiftUI

struct RouteView: View {
  @StateObject private var route = Route()
  @ObservedObject var timetable: Timetable

  var body: some View {
    Text("\(route.stops.count) stops")
    DatePicker("At", selection: $timetable.departure)
  }
}

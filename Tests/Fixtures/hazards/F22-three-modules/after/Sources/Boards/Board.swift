import SwiftUI
import Timetable

public struct Board: View {
  @Environment(Departures.self) private var departures

  public init() {}

  public var body: some View {
    @Bindable var departures = departures
    Stepper("Platform", value: $departures.platform)
    Text("\(departures.times.count) trains")
  }
}

public struct Header: View {
  var departures: Timetable.Departures

  public init(departures: Departures) { self.departures = departures }

  public var body: some View { Text(departures.source) }
}

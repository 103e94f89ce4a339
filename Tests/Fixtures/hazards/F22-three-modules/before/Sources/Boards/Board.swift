import SwiftUI
import Timetable

public struct Board: View {
  @EnvironmentObject private var departures: Departures

  public init() {}

  public var body: some View {
    Stepper("Platform", value: $departures.platform)
    Text("\(departures.times.count) trains")
  }
}

public struct Header: View {
  @ObservedObject var departures: Timetable.Departures

  public init(departures: Departures) { self.departures = departures }

  public var body: some View { Text(departures.source) }
}

import FactoryKit
import SwiftUI

struct Home: View {
  @StateObject private var compass = resolve(\Screens.compass)
  @StateObject private var weather = Weather()

  var body: some View {
    NavigationStack(path: $compass.path) { Text("\(weather.rain)") }
    Steps().environmentObject(compass)
  }
}

struct Steps: View {
  @EnvironmentObject private var compass: Compass

  var body: some View { Text("\(compass.path.count)") }
}

struct Pages: View {
  @ObservedObject private var archive: Archive

  init() { archive = Container.shared.archive() }

  var body: some View { Text("\(archive.pages)") }
}

import FactoryKit
import SwiftUI

struct Home: View {
  @State private var compass = resolve(\Screens.compass)
  @State private var weather = Weather()

  var body: some View {
    NavigationStack(path: $compass.path) { Text("\(weather.rain)") }
    Steps().environment(compass)
  }
}

struct Steps: View {
  @Environment(Compass.self) private var compass

  var body: some View { Text("\(compass.path.count)") }
}

struct Pages: View {
  private var archive: Archive

  init() { archive = Container.shared.archive() }

  var body: some View { Text("\(archive.pages)") }
}

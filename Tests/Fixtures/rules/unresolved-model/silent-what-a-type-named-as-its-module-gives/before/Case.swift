import Barometer
import Foundation
import SwiftUI

enum Ports {
  static func first() -> URL { URL(fileURLWithPath: "/dev/port1") }
}

final class Clock: ObservableObject {
  @Published var hour = 0
}

/// What a package's own type gives for an address is no `Clock`.
struct Weather: View {
  @StateObject private var clock = Clock()
  @StateObject private var barometer = Barometer.watch(Ports.first(), isQuiet: false)!
  @State private var others = [Barometer]()

  var body: some View {
    Text("\(barometer.pressure) at \(clock.hour)")
    Button("Add") { others.append(Barometer(port: Ports.first())) }
  }

  private func make() -> Barometer {
    let other = Barometer(port: Ports.first())
    return other
  }
}

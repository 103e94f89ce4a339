import Combine
import SwiftUI

/// No model of a view: its publishers are all that anybody uses.
final class Barometer {
  @Published var pressure = 1013
  private var subscriptions = Set<AnyCancellable>()

  func log() {
    $pressure.dropFirst().sink { print($0) }.store(in: &subscriptions)
  }
}

@Observable final class Outlook {
  private(set) var isSunny = true
  @ObservationIgnored private var subscription: AnyCancellable?

  func follow(_ barometer: Barometer) {
    subscription = barometer.$pressure.map { $0 > 1000 }.sink { [weak self] in
      self?.isSunny = $0
    }
  }
}

struct OutlookView: View {
  @State private var outlook = Outlook()
  let barometer: Barometer

  var body: some View {
    Image(systemName: outlook.isSunny ? "sun.max" : "cloud")
      .onAppear { outlook.follow(barometer) }
      .onReceive(barometer.$pressure) { print($0) }
  }
}

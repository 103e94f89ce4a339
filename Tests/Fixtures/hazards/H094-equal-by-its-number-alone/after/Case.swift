import SwiftUI

@Observable final class Station: Equatable {
  let number: Int
  var name: String

  init(number: Int, name: String) {
    self.number = number
    self.name = name
  }

  static func == (left: Station, right: Station) -> Bool { left.number == right.number }
}

@Observable final class Radio {
  // expect-next: custom-equality-hides-changes "station"
  private(set) var station = Station(number: 1, name: "News")

  func reload(name: String) {
    station = Station(number: station.number, name: name)
  }
}

struct RadioView: View {
  @State private var radio = Radio()

  var body: some View {
    VStack {
      Text(radio.station.name)
      Button("Reload") { radio.reload(name: "Jazz") }
    }
  }
}

import SwiftUI

final class Station: ObservableObject, Equatable {
  let number: Int
  @Published var name: String

  init(number: Int, name: String) {
    self.number = number
    self.name = name
  }

  static func == (left: Station, right: Station) -> Bool { left.number == right.number }
}

final class Radio: ObservableObject {
  // expect-next: custom-equality-hides-changes "station"
  @Published private(set) var station = Station(number: 1, name: "News")

  func reload(name: String) {
    station = Station(number: station.number, name: name)
  }
}

struct RadioView: View {
  @StateObject private var radio = Radio()

  var body: some View {
    VStack {
      Text(radio.station.name)
      Button("Reload") { radio.reload(name: "Jazz") }
    }
  }
}

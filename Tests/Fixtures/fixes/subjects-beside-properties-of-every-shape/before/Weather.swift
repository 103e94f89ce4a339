import SwiftUI

@MainActor
public final class Station: ObservableObject {
  /// In degrees.
  @Published public private(set) var temperature = 12.5 // what the roof says
  @Published private var wind: Double? {
    didSet { print("wind") }
  }
  @Published
  fileprivate var names: [String: Int] = [:] {
    // Only once a day.
    didSet {
      print("names")
    }
  }
  @Published var isOpen = false { didSet { print(isOpen) } }
  @Published var note: String
  @Published var height: Int = 2  /* metres */ // above the sea
  @Published var depth = 0 /* metres
    below */

  public init(note: String) {
    self.note = note
    let first = $temperature.dropFirst().sink { print($0) }
    let second = self.$wind.compactMap { $0 }.sink { [weak self] wind in
      self?.temperature -= wind / 10
      _ = self?.$names.sink { print($0) }
    }
    _note.projectedValue.map(\.count)
      .sink { print($0) }
      .cancel()
    _ = $isOpen.combineLatest($note, $temperature).sink { print($0.1, $0.2) }
    _ = $height.merge(with: $depth).sink { print($0) }
    first.cancel()
    second.cancel()
  }
}

struct StationView: View {
  @ObservedObject var station: Station

  var body: some View {
    Toggle("Open", isOn: $station.isOpen)
    Text("\(station.temperature)")
  }
}

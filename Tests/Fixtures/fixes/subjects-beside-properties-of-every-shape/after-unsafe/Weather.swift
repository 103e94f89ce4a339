import Combine
import SwiftUI

@MainActor
@Observable
public final class Station {
  /// In degrees.
  public private(set) var temperature = 12.5 { // what the roof says
    willSet { temperatureSubject.send(newValue) }
  }
  @ObservationIgnored public private(set) lazy var temperatureSubject = CurrentValueSubject<_, Never>(temperature)
  private var wind: Double? {
    willSet { windSubject.send(newValue) }
    didSet { print("wind") }
  }
  @ObservationIgnored private lazy var windSubject = CurrentValueSubject<Double?, Never>(wind)
  fileprivate var names: [String: Int] = [:] {
    willSet { namesSubject.send(newValue) }
    // Only once a day.
    didSet {
      print("names")
    }
  }
  @ObservationIgnored fileprivate private(set) lazy var namesSubject = CurrentValueSubject<[String: Int], Never>(names)
  var isOpen = false { willSet { isOpenSubject.send(newValue) } didSet { print(isOpen) } }
  @ObservationIgnored private(set) lazy var isOpenSubject = CurrentValueSubject<_, Never>(isOpen)
  var note: String {
    willSet { noteSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var noteSubject = CurrentValueSubject<String, Never>(note)
  var height: Int = 2 {  /* metres */ // above the sea
    willSet { heightSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var heightSubject = CurrentValueSubject<Int, Never>(height)
  var depth = 0 { /* metres
    below */
    willSet { depthSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var depthSubject = CurrentValueSubject<_, Never>(depth)

  public init(note: String) {
    self.note = note
    let first = temperatureSubject.dropFirst().sink { print($0) }
    let second = self.windSubject.compactMap { $0 }.sink { [weak self] wind in
      self?.temperature -= wind / 10
      _ = self?.namesSubject.sink { print($0) }
    }
    noteSubject.map(\.count)
      .sink { print($0) }
      .cancel()
    _ = isOpenSubject.combineLatest(noteSubject, temperatureSubject).sink { print($0.1, $0.2) }
    _ = heightSubject.merge(with: depthSubject).sink { print($0) }
    first.cancel()
    second.cancel()
  }
}

struct StationView: View {
  @Bindable var station: Station

  var body: some View {
    Toggle("Open", isOn: $station.isOpen)
    Text("\(station.temperature)")
  }
}

import SwiftUI

struct Details {
  var name: String
}

/// What it is called is asked of a closure, and that is no part of the comparison.
final class Station: Equatable {
  typealias Getter = () -> Details
  let id: Int
  var details: Details { read() }
  private let read: Getter

  init(id: Int, read: @escaping Getter) {
    self.id = id
    self.read = read
  }

  static func == (lhs: Station, rhs: Station) -> Bool { lhs.id == rhs.id }
}

/// What it shows is private.
struct Song: Equatable {
  let id: Int
  private let raw: [String]

  init(id: Int, raw: [String]) {
    self.id = id
    self.raw = raw
  }

  var title: String { raw.first ?? "" }

  static func == (lhs: Song, rhs: Song) -> Bool { lhs.id == rhs.id }
}

/// Nobody sees what these have beside.
struct Button1: Equatable {
  let title: String
  private let press: () -> Void
  private let weight: Int

  init(title: String, weight: Int = 0, press: @escaping () -> Void) {
    self.title = title
    self.weight = weight
    self.press = press
  }

  func tap() { press() }
  private var isHeavy: Bool { weight > 3 }
  var isLong: Bool { title.count > 20 }

  static func == (lhs: Button1, rhs: Button1) -> Bool { lhs.title == rhs.title }
}

/// What is private is compared by way of what is computed.
struct Key: Equatable {
  private let raw: [String]

  init(raw: [String]) { self.raw = raw }

  var text: String { raw.joined() }

  static func == (lhs: Key, rhs: Key) -> Bool { lhs.text == rhs.text }
}

@Observable final class Radio {
  var stations: [Station] = []  // expect: custom-equality-hides-changes "stations"
  var song = Song(id: 1, raw: [])  // expect: custom-equality-hides-changes "song"
  var button = Button1(title: "Play") {}
  var key = Key(raw: [])

  func load(_ all: [Station], _ next: Song, _ other: Button1, _ last: Key) {
    stations = all
    song = next
    button = other
    key = last
  }
}

struct RadioView: View {
  var radio: Radio

  var body: some View {
    ForEach(radio.stations, id: \.id) { Text($0.details.name) }
    Text(radio.song.title)
    Text(radio.button.title)
    Text(radio.key.text)
  }
}

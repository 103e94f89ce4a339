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

/// What is private is made of what is compared.
struct Jingle: Equatable {
  let name: String
  private let upper: String

  init(name: String) {
    self.name = name
    upper = name.uppercased()
  }

  var label: String { upper }

  static func == (lhs: Jingle, rhs: Jingle) -> Bool { lhs.name == rhs.name }
}

/// What is compared is made of less than what is private.
struct Tag: Equatable {
  let name: String
  private let original: String

  init(name: String) {
    self.name = name.lowercased()
    original = name
  }

  var shown: String { original }

  static func == (lhs: Tag, rhs: Tag) -> Bool { lhs.name == rhs.name }
}

/// Nothing sets what is private.
struct Slot: Equatable, CustomDebugStringConvertible {
  let id: Int
  private var mass = 0

  init(id: Int) { self.id = id }

  var isHeavy: Bool { mass > 3 }
  var debugDescription: String { "\(id) \(mass)" }

  static func == (lhs: Slot, rhs: Slot) -> Bool { lhs.id == rhs.id }
}

/// Something does.
struct Spot: Equatable {
  let id: Int
  private var load = 0

  init(id: Int) { self.id = id }

  mutating func fill() { load += 1 }
  var isHeavy: Bool { load > 3 }

  static func == (lhs: Spot, rhs: Spot) -> Bool { lhs.id == rhs.id }
}

@Observable final class Radio {
  var stations: [Station] = []  // expect: custom-equality-hides-changes "stations"
  var song = Song(id: 1, raw: [])  // expect: custom-equality-hides-changes "song"
  var button = Button1(title: "Play") {}
  var key = Key(raw: [])
  var tag = Tag(name: "News")  // expect: custom-equality-hides-changes "tag"
  var jingle = Jingle(name: "News")
  var slot = Slot(id: 1)
  var spot = Spot(id: 1)  // expect: custom-equality-hides-changes "spot"

  func fill(_ next: Jingle, _ free: Slot, _ paid: Spot) {
    jingle = next
    tag = Tag(name: next.name)
    slot = free
    spot = paid
  }

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
    Text(radio.key.text + radio.jingle.label + radio.tag.shown)
    Text(radio.slot.isHeavy || radio.spot.isHeavy ? "heavy" : "light")
  }
}

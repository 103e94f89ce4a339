import Combine
import SwiftUI

protocol Box {
  associatedtype Good

  func unpack(_ body: (Good) -> Void)
}

final class Lamp: ObservableObject {
  @Published var isOn = false
}

final class Radio: ObservableObject {
  @Published var volume = 0
}

/// What the boxes hold is said where they conform, or where they are made.
struct LampBox: Box {
  let lamps: [Lamp]

  func make() -> Lamp { Lamp() }
  func unpack(_ body: (Good) -> Void) { lamps.forEach(body) }
  typealias Good = Lamp
}

struct Pack<Content> {
  let contents: [Content]

  func unpack(_ body: (Content) -> Void) { contents.forEach(body) }
}

class Shelf {
  func each(_ body: (Lamp) -> Void) {}
}

/// Has what its superclass has as well.
final class Rack: Shelf {
  func each(named name: String, _ body: (Radio) -> Void) {}
  func each(_ body: (Radio) -> Void) {}
}

@MainActor func watch(_ rack: Rack) {
  rack.each { (lamp: Lamp) in print(lamp.isOn) }
  rack.each { $0.objectWillChange.send() ; print($0.volume) }
  // expect-previous: object-will-change "objectWillChange" ; object-will-change "objectWillChange"
}

@MainActor func watch(_ box: some Box, _ pack: Pack<Radio>, _ lamps: LampBox) {
  lamps.unpack { lamp in
    lamp.objectWillChange.send()
    // expect-previous: object-will-change "objectWillChange" ; object-will-change "objectWillChange"
  }
  pack.unpack { radio in
    radio.objectWillChange.send()
    // expect-previous: object-will-change "objectWillChange" ; object-will-change "objectWillChange"
  }
}

struct RoomView: View {
  @ObservedObject var lamp: Lamp
  @ObservedObject var radio: Radio

  var body: some View { Text("\(lamp.isOn) \(radio.volume)") }
}

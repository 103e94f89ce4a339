import Foundation
import SwiftUI

final class Mood: ObservableObject {
  @Published var text = "calm"
  @Published private(set) var length = 0

  init() { length = text.count }
}

final class Noise: ObservableObject {
  @Published var text = "loud"
  @Published private(set) var length = 0

  init() { length = text.count }  // expect: observed-object-creates-model "text"
}

final class Room {
  let mood = Mood()
}

/// Whoever asks for the same room gets the same.
final class House {
  private var rooms: [String: Room] = [:]
  private var noises: [String: Noise] = [:]

  func room(_ name: String) -> Room {
    guard let room = rooms[name] else {
      let room = Room()
      rooms[name] = room
      return room
    }
    return room
  }

  /// What it makes it does not keep.
  func noise(_ name: String) -> Noise {
    guard let noise = noises[name] else {
      let noise = Noise()
      noises["last"]?.text = noise.text
      return noise
    }
    return noise
  }
}

/// It keeps the only one.
final class Study {
  private var only: Desk?

  func theDesk() -> Desk {
    if let desk = only {
      return desk
    } else {
      let new = Desk()
      only = new
      return new
    }
  }
}

final class Desk: ObservableObject {
  @Published var text = "oak"
  @Published private(set) var length = 0

  init() { length = text.count }
}

/// That one it gives away again.
final class Yard {
  private var shed: Barn?

  func theBarn() -> Barn {
    guard let barn = shed else {
      let barn = Barn()
      shed = barn
      return barn
    }
    return barn
  }

  func burn() { shed = nil }
}

final class Barn: ObservableObject {
  @Published var text = "hay"
  @Published private(set) var length = 0

  init() { length = text.count }  // expect: observed-object-creates-model "text"
}

/// What it was asked for once it forgets when there are many.
final class Attic {
  private var boxes: [String: Box] = [:]

  func box(_ name: String) -> Box {
    if let box = boxes[name] { return box }
    let box = Box()
    boxes[name] = box
    if boxes.count > 2 { boxes.removeAll() }
    return box
  }
}

final class Box: ObservableObject {
  @Published var text = "dust"
  @Published private(set) var length = 0

  init() { length = text.count }  // expect: observed-object-creates-model "text"
}

/// Somebody else empties it.
final class Cellar {
  private var racks: [String: Rack] = [:]

  func rack(_ name: String) -> Rack {
    if let rack = racks[name] { return rack }
    let rack = Rack()
    racks[name] = rack
    return rack
  }

  func clear() { racks = [:] }
}

final class Rack: ObservableObject {
  @Published var text = "wine"
  @Published private(set) var length = 0

  init() { length = text.count }  // expect: observed-object-creates-model "text"
}

/// It keeps what has a name, and makes another one each time for what has none.
final class Drawer {
  private var notes: [String: Note] = [:]

  func note(_ name: String) -> Note {
    if name.isEmpty { return Note() }
    if let note = notes[name] { return note }
    let note = Note()
    notes[name] = note
    return note
  }
}

final class Note: ObservableObject {
  @Published var text = "milk"
  @Published private(set) var length = 0

  init() { length = text.count }  // expect: observed-object-creates-model "text"
}

/// Whoever asks for the loft gets another one.
final class Loft {
  static var shared: Loft { Loft() }
  private var lamps: [String: Lamp] = [:]

  func lamp(_ name: String) -> Lamp {
    guard let lamp = lamps[name] else {
      let lamp = Lamp()
      lamps[name] = lamp
      return lamp
    }
    return lamp
  }
}

final class Lamp: ObservableObject {
  @Published var text = "dim"
  @Published private(set) var length = 0

  init() { length = text.count }  // expect: observed-object-creates-model "text"
}

/// Its caller thinks of another key each time.
@MainActor final class Porch {
  static let shared = Porch()
  private var mats: [UUID: Mat] = [:]

  func mat(_ id: UUID) -> Mat {
    if let mat = mats[id] { return mat }
    let mat = Mat()
    mats[id] = mat
    return mat
  }
}

final class Mat: ObservableObject {
  @Published var text = "Hello"
  @Published private(set) var length = 0

  init() { length = text.count }  // expect: observed-object-creates-model "text"
}

/// A body makes it anew, and nothing that it keeps lasts.
final class Shed {
  private var sounds: [String: Sound] = [:]

  func sound(_ name: String) -> Sound {
    if let sound = sounds[name] { return sound }
    let sound = Sound()
    sounds[name] = sound
    return sound
  }
}

final class Sound: ObservableObject {
  @Published var text = "soft"
  @Published private(set) var length = 0

  init() { length = text.count }  // expect: observed-object-creates-model "text"
}

/// It looks up in one list, and puts what it makes into another.
final class Library {
  private var books: [String: Book] = [:]
  private var history: [String: Book] = [:]

  func book(_ title: String) -> Book {
    if let book = books[title] { return book }
    let book = Book()
    history[title] = book
    return book
  }
}

final class Book: ObservableObject {
  @Published var text = "Once"
  @Published private(set) var length = 0

  init() { length = text.count }  // expect: observed-object-creates-model "text"
}

struct BookView: View {
  @ObservedObject var book: Book

  var body: some View {
    Text(book.text)
    Button("Change") { book.text += "!" }
  }
}

struct SoundView: View {
  @ObservedObject var sound: Sound

  var body: some View {
    Text(sound.text)
    Button("Change") { sound.text += "!" }
  }
}

struct DeskView: View {
  @ObservedObject var desk: Desk

  var body: some View { Button(desk.text) { desk.text += "!" } }
}

struct BarnView: View {
  @ObservedObject var barn: Barn

  var body: some View { Button(barn.text) { barn.text += "!" } }
}

struct BoxView: View {
  @ObservedObject var box: Box

  var body: some View { Button(box.text) { box.text += "!" } }
}

struct RackView: View {
  @ObservedObject var rack: Rack

  var body: some View { Button(rack.text) { rack.text += "!" } }
}

struct NoteView: View {
  @ObservedObject var note: Note

  var body: some View { Button(note.text) { note.text += "!" } }
}

struct LampView: View {
  @ObservedObject var lamp: Lamp

  var body: some View { Button(lamp.text) { lamp.text += "!" } }
}

struct MatView: View {
  @ObservedObject var mat: Mat

  var body: some View { Button(mat.text) { mat.text += "!" } }
}

struct MoodView: View {
  @ObservedObject var mood: Mood

  var body: some View {
    Text(mood.text)
    Button("Change") { mood.text += "!" }
  }
}

struct NoiseView: View {
  @ObservedObject var noise: Noise

  var body: some View {
    Text(noise.text)
    Button("Change") { noise.text += "!" }
  }
}

struct HouseView: View {
  let house: House
  let library: Library
  let attic: Attic
  let cellar: Cellar
  let drawer: Drawer
  let study: Study
  let yard: Yard

  var body: some View {
    DeskView(desk: study.theDesk())
    BarnView(barn: yard.theBarn())
    BoxView(box: attic.box("hats"))
    RackView(rack: cellar.rack("red"))
    NoteView(note: drawer.note(""))
    LampView(lamp: Loft.shared.lamp("desk"))
    MatView(mat: Porch.shared.mat(UUID()))
    MoodView(mood: house.room("kitchen").mood)
    BookView(book: library.book("Tales"))
    SoundView(sound: Shed().sound("rain"))
    NoiseView(noise: house.noise("kitchen"))
  }
}

@main struct Estate: App {
  private let house = House()
  private let library = Library()
  private let attic = Attic()
  private let cellar = Cellar()
  private let drawer = Drawer()
  private let study = Study()
  private let yard = Yard()

  var body: some Scene {
    WindowGroup {
      HouseView(
        house: house, library: library, attic: attic, cellar: cellar, drawer: drawer, study: study,
        yard: yard)
    }
  }
}

import SwiftUI

@Observable final class Mood {
  var text = "calm"
  private(set) var length = 0

  init() { length = text.count }
}

@Observable final class Noise {
  var text = "loud"
  private(set) var length = 0

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

@Observable final class Sound {
  var text = "soft"
  private(set) var length = 0

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

@Observable final class Book {
  var text = "Once"
  private(set) var length = 0

  init() { length = text.count }  // expect: observed-object-creates-model "text"
}

struct BookView: View {
  var book: Book

  var body: some View {
    Text(book.text)
    Button("Change") { book.text += "!" }
  }
}

struct SoundView: View {
  var sound: Sound

  var body: some View {
    Text(sound.text)
    Button("Change") { sound.text += "!" }
  }
}

struct MoodView: View {
  var mood: Mood

  var body: some View {
    Text(mood.text)
    Button("Change") { mood.text += "!" }
  }
}

struct NoiseView: View {
  var noise: Noise

  var body: some View {
    Text(noise.text)
    Button("Change") { noise.text += "!" }
  }
}

struct HouseView: View {
  let house: House
  let library: Library

  var body: some View {
    MoodView(mood: house.room("kitchen").mood)
    BookView(book: library.book("Tales"))
    SoundView(sound: Shed().sound("rain"))
    NoiseView(noise: house.noise("kitchen"))
  }
}

import Foundation
import SwiftUI

/// Objects of a class below `NSObject` are compared by `isEqual`, however it is written.
class Song: NSObject {
  let id: Int
  var title: String

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }

  override func isEqual(_ object: Any?) -> Bool {
    if self === object as AnyObject? { return true }
    guard let other = object as? Song, type(of: self) == type(of: other) else { return false }
    return id == other.id
  }
}

final class Album: NSObject {
  let id: Int
  var songs: [String] = []

  init(id: Int) { self.id = id }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Album else { return super.isEqual(object) }
    return id == other.id
  }
}

/// Its `==` is that of another function, which nobody asks.
final class Artist: NSObject {
  let id: Int
  var name = ""

  init(id: Int) { self.id = id }

  static func == (a: Artist, b: Artist) -> Bool { a.id == b.id && a.name == b.name }
  override func isEqual(_ object: Any?) -> Bool { (object as? Artist)?.id == id }
}

final class Note: NSObject {
  var text = ""

  override func isEqual(_ object: Any?) -> Bool { true }
}

final class Cover: NSObject {
  var colour = ""

  static func == (a: Cover, b: Cover) -> Bool { true }
  override func isEqual(_ object: Any?) -> Bool {
    if self === object as AnyObject? { return true }
    return (object as? Cover)?.colour == colour
  }
}

final class Label: NSObject {
  var text = ""

  override func isEqual(_ object: Any?) -> Bool { self === object as AnyObject? }
}

final class Player: ObservableObject {
  @Published var song: Song?  // expect: custom-equality-hides-changes "song"
  @Published var albums: [Album] = []  // expect: custom-equality-hides-changes "albums"
  @Published var artist = Artist(id: 1)  // expect: custom-equality-hides-changes "artist"
  @Published var note = Note()  // expect: custom-equality-hides-changes "note"
  @Published var cover = Cover()
  @Published var label = Label()

  func play(_ next: Player) {
    song = next.song
    albums = next.albums
    artist = next.artist
    note = next.note
    cover = next.cover
    label = next.label
  }
}

struct PlayerView: View {
  @ObservedObject var player: Player

  var body: some View {
    Text(player.song?.title ?? player.artist.name)
    Text("\(player.albums.count) \(player.note.text) \(player.cover.colour) \(player.label.text)")
  }
}

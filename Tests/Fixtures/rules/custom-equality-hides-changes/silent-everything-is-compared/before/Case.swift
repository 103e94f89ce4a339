import SwiftUI

struct Song: Equatable {
  let id: Int
  var title: String
  var onTap: () -> Void = {}
  let kind = "song"
  private var cache: [Int] = []

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }

  var key: String { title + suffix() }
  private func suffix() -> String { "\(id)" }

  static func == (a: Song, b: Song) -> Bool { a.key == b.key }
}

struct Cover: Equatable {
  var url = ""
  var width = 0
}

final class Token: Equatable {
  var value = ""
  static func == (a: Token, b: Token) -> Bool { a === b }
}

/// As good as identity.
final class Booth: Identifiable, Equatable {
  var id = UUID()
  var name = ""
  static func == (a: Booth, b: Booth) -> Bool { a.id == b.id }
}

struct Never: Equatable {
  var value = 0
  static func == (a: Never, b: Never) -> Bool { false }
}

enum Result: Equatable {
  case none
  case some(Int)

  static func == (a: Result, b: Result) -> Bool {
    switch (a, b) {
    case (.none, .none): return true
    case (.some(let x), .some(let y)): return x == y
    default: return false
    }
  }
}

@Observable
final class Jukebox {
  var song = Song(id: 0, title: "")
  var cover = Cover()
  var token = Token()
  var booth = Booth()
  var never = Never()
  var result = Result.none

  func play() {
    song = Song(id: 1, title: "Home")
    cover = Cover(url: "home.jpg")
    token = Token()
    booth = Booth()
    never = Never()
    result = .some(1)
  }
}

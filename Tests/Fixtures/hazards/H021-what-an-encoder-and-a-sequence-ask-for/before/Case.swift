import Foundation
import SwiftUI

/// A view shows the title by way of an encoder.
final class Draft: ObservableObject, Encodable {
  @Published var lines = [1]
  private var title = "a"  // expect: unpublished-stored-property "title"
  private var edits = 0  // expect: unpublished-stored-property "edits"

  enum CodingKeys: String, CodingKey { case title }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(title, forKey: .title)
  }

  var json: String {
    String(decoding: (try? JSONEncoder().encode(self)) ?? Data(), as: UTF8.self)
  }

  func edit() {
    title += "c"
    edits += 1
    lines.append(2)
  }
}

final class Deck: ObservableObject, Sequence {
  @Published var shuffles = 0
  private var cards = [1]  // expect: unpublished-stored-property "cards"

  func makeIterator() -> IndexingIterator<[Int]> { cards.makeIterator() }

  func shuffle() {
    cards.append(2)
    shuffles += 1
  }
}

@propertyWrapper struct Length {
  let wrappedValue: Int

  init(_ shelf: Shelf) { wrappedValue = shelf.length }
}

final class Shelf: ObservableObject {
  @Published var moves = 0
  var length = 1  // expect: unpublished-stored-property "length"

  func move() {
    length += 1
    moves += 1
  }
}

struct LengthView: View {
  @Length var length: Int

  init(shelf: Shelf) { _length = Length(shelf) }

  var body: some View { Text("\(length)") }
}

struct DeskView: View {
  @ObservedObject var draft: Draft
  @ObservedObject var deck: Deck
  @ObservedObject var shelf: Shelf

  var body: some View {
    Button(draft.json) { draft.edit() }
    Button(deck.map { "\($0)" }.joined()) { deck.shuffle() }
    LengthView(shelf: shelf)
    Button("\(draft.lines.count) \(deck.shuffles) \(shelf.moves)") { shelf.move() }
  }
}

import SwiftUI

struct Missing: Error {}

/// It stays: somebody subscribes to it.
final class Deck: ObservableObject {
  @Published var title = ""

  init() {}
  init(title: String) { self.title = title }
  init(file: String) throws { throw Missing() }

  func titles() -> Published<String>.Publisher { $title }
}

/// A `StateObject` calls its argument by another name.
struct First: View {
  @StateObject private var deck: Deck

  init() { _deck = StateObject(wrappedValue: Deck()) }

  var body: some View { Text(deck.title) }
}

struct Second: View {
  @StateObject private var deck: Deck

  init() { _deck = .init(wrappedValue: Deck()) }

  var body: some View { Text(deck.title) }
}

/// What may fail cannot be left for later.
struct Third: View {
  @ObservedObject private var deck: Deck

  init() throws { deck = try Deck(file: "deck") }

  var body: some View { Text(deck.title) }
}

/// Nor what asks for the view itself.
struct Fourth: View {
  private let name: String
  @ObservedObject private var deck: Deck

  init() {
    name = "Deck"
    deck = Deck(title: name)
  }

  var body: some View { Text(name + deck.title) }
}

/// The compiler compares it by all that it keeps.
struct Fifth: View, Equatable {
  let deck: Sorted

  var body: some View { Text(deck.title) }
}

final class Sorted: ObservableObject, Equatable {
  @Published var title = ""

  func titles() -> Published<String>.Publisher { $title }

  static func == (lhs: Sorted, rhs: Sorted) -> Bool { lhs === rhs }
}

/// Code on no actor may know a constant, and no wrapper.
struct Sixth: View {
  let deck: Fixed

  var body: some View { Text(deck.title) }

  nonisolated func isSame(_ other: Fixed) -> Bool { deck === other }
}

final class Fixed: ObservableObject, @unchecked Sendable {
  @Published var title = ""

  func titles() -> Published<String>.Publisher { $title }
}

struct Seventh: View {
  @ObservedObject private var deck: Deck

  init() throws { _deck = try ObservedObject(wrappedValue: Deck(file: "deck")) }

  var body: some View { Text(deck.title) }
}

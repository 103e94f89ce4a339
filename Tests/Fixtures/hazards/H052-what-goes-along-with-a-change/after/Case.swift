import Foundation
import SwiftUI

/// Its next number depends on those that it is appended to.
struct Rest: Sequence, IteratorProtocol {
  unowned let basket: Basket
  var position = 0

  mutating func next() -> Int? {
    position += 1
    return position < basket.numbers.count ? position : nil
  }
}

final class Basket: ObservableObject {
  @Published var numbers = [1, 2, 3]

  func fill() { numbers.append(contentsOf: Rest(basket: self)) }  // expect: mutation-reads-itself "numbers"
}

final class Sieve: ObservableObject {
  @Published var numbers = [1, 2, 3]

  func add(_ more: [Int]) {
    let fresh = more.lazy.filter { !self.numbers.contains($0) }
    numbers.append(contentsOf: fresh)  // expect: mutation-reads-itself "numbers"
  }
}

struct Dice: RandomNumberGenerator {
  unowned let deck: Deck

  mutating func next() -> UInt64 { UInt64(deck.cards.count) }
}

final class Deck: ObservableObject {
  @Published var cards = [1, 2, 3]

  func mix() {
    var dice = Dice(deck: self)
    cards.shuffle(using: &dice)  // expect: mutation-reads-itself "cards"
  }
}

struct Line: CustomStringConvertible {
  unowned let journal: Journal
  var description: String { "\(journal.text.count)" }
}

final class Journal: ObservableObject {
  @Published var text = ""

  func note() { print(Line(journal: self), to: &text) }  // expect: mutation-reads-itself "text"
}

struct Record {
  var lines: [String] = []

  static func += (record: inout Record, clerk: Clerk) {
    record.lines.append("\(clerk.record.lines.count)")
  }
}

final class Clerk: ObservableObject {
  @Published var record = Record()

  func sign() { record += self }  // expect: mutation-reads-itself "record"
}

struct Step {
  init(_ numbers: inout [Int], in walk: Walk) { numbers.append(walk.numbers.count) }
}

final class Walk: ObservableObject {
  @Published var numbers = [1]

  func go() { _ = Step(&numbers, in: self) }  // expect: mutation-reads-itself "numbers"
}

infix operator ??=: AssignmentPrecedence

func ??= <Value>(left: inout Value?, right: @autoclosure () -> Value) {
  if left == nil { left = right() }
}

/// Nothing of it is asked for meanwhile.
@Observable final class Purse {
  var coins: Int?
  @ObservationIgnored var notes: Int? = 3

  func count() {
    coins ??= notes ?? 1
    notes ??= coins ?? 1
  }
}

/// What goes along has nothing to do with it.
@Observable final class Plain {
  var numbers = [1, 2, 3]
  var text = ""
  let known: Set<Int> = [1]

  func add(_ more: [Int]) {
    let fresh = more.lazy.filter { !self.known.contains($0) }
    numbers.append(contentsOf: fresh)
    numbers += Array(more.lazy.filter { !self.numbers.contains($0) })
    print(numbers, to: &text)
    var generator = SystemRandomNumberGenerator()
    numbers.shuffle(using: &generator)
  }
}

struct AllView: View {
  @ObservedObject var basket: Basket
  @ObservedObject var sieve: Sieve
  @ObservedObject var deck: Deck
  @ObservedObject var journal: Journal
  @ObservedObject var clerk: Clerk
  @ObservedObject var walk: Walk
  var purse: Purse
  var plain: Plain
  var body: some View {
    Text("\(basket.numbers.count) \(sieve.numbers.count) \(deck.cards.count) \(journal.text)")
    Text("\(clerk.record.lines.count) \(walk.numbers.count) \(plain.numbers.count)\(plain.text)")
    Text("\(purse.coins ?? 0)")
  }
}

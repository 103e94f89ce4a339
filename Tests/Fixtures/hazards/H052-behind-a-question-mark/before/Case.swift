import SwiftUI

struct Stamp {
  var ink: String?
  var size = 1
  mutating func grow(by other: Int) { size += other }
}

struct Letter {
  var stamp: Stamp? = Stamp()
  var lines: [String]? = []
  var weight = 2
  var rates = ["local": 1]
}

/// The `?` holds on to `letter` before what is assigned is looked at.
final class Desk: ObservableObject {
  @Published var letter = Letter()

  func fill() { letter.stamp?.ink = letter.stamp?.ink ?? "black" }  // expect: mutation-reads-itself "letter"
}

final class Tray: ObservableObject {
  @Published var letter = Letter()

  func weigh() { letter.stamp?.size += letter.weight }  // expect: mutation-reads-itself "letter"
}

final class Pen: ObservableObject {
  @Published var letter = Letter()
  var heading: String { "\(letter.weight)" }

  func write() { letter.lines?.append(heading) }  // expect: mutation-reads-itself "heading"
}

final class Scale: ObservableObject {
  @Published var letter = Letter()

  func step() { letter.rates["local"]? += letter.weight }  // expect: mutation-reads-itself "letter"
  func weight() -> Int { letter.weight }
}

final class Press: ObservableObject {
  @Published var letter = Letter()

  func print() { self.letter.stamp?.grow(by: self.letter.weight) }  // expect: mutation-reads-itself "letter"
}

final class Box: ObservableObject {
  @Published var letter: Letter? = Letter()

  func replace() { letter?.lines?[letter?.weight ?? 0] = "" }  // expect: mutation-reads-itself "letter"
}

final class Shelf: ObservableObject {
  @Published var letters: [Letter?] = []

  func sort() { letters[0]?.weight = count() }  // expect: mutation-reads-itself "count"
  private func count() -> Int { letters.count }
}

/// From outside.
final class Office: ObservableObject {
  @Published var letter = Letter()
}

struct OfficeView: View {
  @ObservedObject var desk: Desk
  @ObservedObject var tray: Tray
  @ObservedObject var pen: Pen
  @ObservedObject var scale: Scale
  @ObservedObject var press: Press
  @ObservedObject var box: Box
  @ObservedObject var shelf: Shelf
  @ObservedObject var office: Office

  var body: some View {
    Text(desk.letter.stamp?.ink ?? "")
    Text("\(tray.letter.weight) \(pen.letter.weight) \(scale.letter.weight)")
    Text("\(press.letter.weight) \(box.letter?.weight ?? 0) \(shelf.letters.count)")
    Button("\(office.letter.weight)") {
      office.letter.stamp?.size = office.letter.weight  // expect: mutation-reads-itself "letter"
    }
  }
}

import SwiftUI

struct Stamp {
  var ink: String?
  var size = 1
}

struct Letter {
  var stamp: Stamp? = Stamp()
  var lines: [String]? = []
  var weight = 2
}

final class Clerk {
  var name = ""
  var rank: String? = nil
}

/// What is assigned is looked at before the change begins, or is none of what changes.
@Observable final class Desk {
  var letter = Letter()
  var size = 3
  var letters: [Letter?] = []
  var clerk: Clerk? = Clerk()
  @ObservationIgnored var next: Desk?

  func fill() {
    letter.stamp!.ink = letter.stamp?.ink ?? "black"
    letter.weight += letter.weight
    letter.stamp?.size = size
    letter.stamp?.size += 1
    letters[letters.count - 1]?.weight = 3
    clerk?.name = clerk?.rank ?? ""
    next?.letter.weight = letter.weight
    let ink = letter.stamp?.ink ?? ""
    letter.lines?.append(ink)
    if letter.lines?.isEmpty ?? false { letter.lines?.append("") }
    letter.lines?.forEach { _ in use(letter.weight) }
  }

  func use(_ weight: Int) {}
}

struct DeskView: View {
  var desk: Desk
  var body: some View {
    Text("\(desk.letter.weight) \(desk.size) \(desk.letters.count) \(desk.clerk?.name ?? "")")
  }
}

import SwiftUI

@MainActor @Observable final class Visits {
  static let shared = Visits()

  private(set) var count = 0  // expect: published-property "@Published"

  func add() { count += 1 }
}

@MainActor @Observable final class Steps {
  static let shared = Steps()

  var total = 0  // expect: published-property "@Published"
}

@MainActor @Observable final class Journal {
  static let shared = Journal()

  private(set) var lines: [String] = []  // expect: published-property "@Published"

  func note(_ line: String) { lines.append(line) }
}

/// Each time it is drawn it adds to what the console shows; it did not listen itself.
struct Door: View {
  let name: String

  var body: some View {
    let _ = Visits.shared.add()
    Text(name)
  }
}

struct Stairs: View {
  var body: some View {
    Steps.shared.total += 1
    return Text("up")
  }
}

/// The same while its parent is drawn.
struct Room: View {
  let name: String

  init(name: String) {
    self.name = name
    Journal.shared.note(name)
  }

  var body: some View { Text(name) }
}

struct Console: View {
  var visits = Visits.shared
  var steps = Steps.shared
  var journal = Journal.shared

  var body: some View { Text("\(visits.count) \(steps.total) \(journal.lines.count)") }
}

struct House: View {
  var body: some View {
    Door(name: "front")
    Stairs()
    Room(name: "hall")
    Console()
  }
}

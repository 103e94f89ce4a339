import SwiftUI

@MainActor final class Visits: ObservableObject {
  static let shared = Visits()

  @Published private(set) var count = 0  // expect: published-property "@Published"

  func add() { count += 1 }
}

@MainActor final class Steps: ObservableObject {
  static let shared = Steps()

  @Published var total = 0  // expect: published-property "@Published"
}

@MainActor final class Journal: ObservableObject {
  static let shared = Journal()

  @Published private(set) var lines: [String] = []  // expect: published-property "@Published"

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
  @ObservedObject var visits = Visits.shared
  @ObservedObject var steps = Steps.shared
  @ObservedObject var journal = Journal.shared

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

import SwiftUI

/// Its initialiser asks for what a button changes.
final class Loans: ObservableObject {
  @Published var limit = 3
  @Published private(set) var isFull = false
  private let count: Int

  init(count: Int) {
    self.count = count
    check()
  }

  func raise() { limit += 1 }

  private func check() {
    // says-next: "with '@State' the initialiser may read 'limit' here while whoever shows 'LoansView' is drawn: that is then drawn again, too, when it changes"
    isFull = count >= limit
  }
}

/// The same by way of a computed property, of which an answer comes later.
final class Fines: ObservableObject {
  @Published private(set) var sum = 0

  init() {
    if isClear { print("no fines") }
  }

  // says-next: "the initialiser may read 'sum' here while whoever shows 'FinesView' is drawn"
  var isClear: Bool { sum == 0 }

  func pay(_ amount: Int) { sum -= amount }
}

/// What nobody changes later never draws anybody again.
final class Shelves: ObservableObject {
  @Published private(set) var names: [String] = []
  @Published var selected = ""
  private let first: String

  init() {
    names = ["Novels", "Maps"]
    first = "Novels"
    // says-not-next: "drawn again, too"
    selected = names[0]
  }
}

/// Only its initialiser calls what sets it.
final class Wings: ObservableObject {
  @Published private(set) var size = CGSize.zero

  init() { measure() }

  private func measure() {
    // says-not-next: "drawn again, too"
    size.width = 40
    fold()
  }

  private func fold() { size.height = 30 }
}

final class Lamp {
  var isOn = false
}

/// The object stays, whatever is done to it.
final class Desk: ObservableObject {
  @Published var lamp = Lamp()

  // says-not-next: "drawn again, too"
  init() { lamp.isOn = true }

  func leave() { lamp.isOn = false }
}

/// It gets another one, and its initialiser asked the first.
final class Stand: ObservableObject {
  @Published var lamp = Lamp()
  private var wasOn = false

  // says-next: "the initialiser may read 'lamp' here while whoever shows 'StandView' is drawn"
  init() { wasOn = lamp.isOn }

  func replace() { lamp = Lamp() }
}

/// Storing reads nothing.
final class Hours: ObservableObject {
  @Published var opens = 9

  // says-not-next: "drawn again, too"
  init(opens: Int) { self.opens = opens }

  func later() { opens += 1 }
}

struct LoansView: View {
  @StateObject private var loans: Loans  // expect: state-object "@StateObject"

  init(count: Int) { _loans = StateObject(wrappedValue: Loans(count: count)) }

  var body: some View {
    Text(loans.isFull ? "Full" : "Open")
    Text("\(loans.limit)")
    Button("Raise") { loans.raise() }
  }
}

struct FinesView: View {
  @StateObject private var fines = Fines()  // expect: state-object "@StateObject"

  var body: some View {
    Text("\(fines.sum)")
    Button("Pay") { fines.pay(1) }
  }
}

struct StandView: View {
  @StateObject private var stand = Stand()  // expect: state-object "@StateObject"

  var body: some View {
    Button(stand.lamp.isOn ? "On" : "Off") { stand.replace() }
  }
}

struct ShelvesView: View {
  @StateObject private var shelves = Shelves()  // expect: state-object "@StateObject"
  @StateObject private var hours = Hours(opens: 8)  // expect: state-object "@StateObject"

  @StateObject private var wings = Wings()  // expect: state-object "@StateObject"

  @StateObject private var desk = Desk()  // expect: state-object "@StateObject"

  var body: some View {
    Button(desk.lamp.isOn ? "Leave" : "Left") { desk.leave() }
    Text("\(wings.size.width)")
    Text(shelves.names.joined() + shelves.selected + "\(hours.opens)")
    Button("Later") { hours.later() }
  }
}

struct Library: View {
  var body: some View {
    LoansView(count: 2)
    FinesView()
    StandView()
    ShelvesView()
  }
}

import SwiftUI

let _title = "Steps"
func _count() -> Int { 3 }

final class Steps: ObservableObject {
  // says-next: "code of the class means another '_title' than the one"
  var title = ""  // expect: untrackable-name "title"
  @Published var total = 0

  func add() {
    title = [1, 2].map { _ in _title }.joined()
    total += 1
  }
}

/// In a type inside of the class, which sees its private parts.
final class Stairs: ObservableObject {
  var count = 0  // expect: untrackable-name "count"
  @Published var total = 0

  struct Flight {
    func height() -> Int { _count() }
  }

  func climb() {
    count += 1
    total += 1
  }
}

/// With an attribute that is no wrapper.
@MainActor final class Ladder: ObservableObject {
  @objc var rungs = 0  // expect: untrackable-name "rungs"
  @Published var total = 0

  func climb() {
    rungs = _rungs
    total += 1
  }
}

let _rungs = 12

struct LadderView: View {
  @StateObject private var ladder = Ladder()

  var body: some View {
    Button("\(ladder.rungs) \(ladder.total)") { ladder.climb() }
  }
}

enum House {
  static let _floor = 4

  final class Lift: ObservableObject {
    var floor = _floor  // expect: untrackable-name "floor"
    @Published var rides = 0

    func ride() {
      floor += 1
      rides += 1
    }
  }
}

struct StepsView: View {
  @StateObject private var steps = Steps()
  @StateObject private var stairs = Stairs()
  @StateObject private var lift = House.Lift()

  var body: some View {
    Button("\(steps.title) \(steps.total) \(stairs.count) \(stairs.total)") { steps.add() }
    Button("\(lift.floor) \(lift.rides)") { lift.ride() }
    Button("Climb") { stairs.climb() }
  }
}

import Combine
import Foundation
import Observation

@MainActor
@Observable
final class WorkoutModel {  // expect: observable-object-class "WorkoutModel"
  var remaining = 60 {  // expect: published-property "@Published"
    willSet { remainingSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var remainingSubject = CurrentValueSubject<_, Never>(remaining)
  var isRunning = false  // expect: published-property "@Published"
  @ObservationIgnored private var ticks = [Int]()  // expect: unpublished-stored-property "ticks"

  func tick() {
    ticks.append(remaining)
    remaining -= 1
  }
}

@MainActor
@Observable
final class WorkoutHistory {  // expect: observable-object-class "WorkoutHistory"
  static let shared = WorkoutHistory()

  var sessions: [String] = []  // expect: published-property "@Published"
}

@MainActor
@Observable
final class SetModel {  // expect: observable-object-class "SetModel"
  var repetitions: Int  // expect: published-property "@Published"

  init(repetitions: Int) {
    self.repetitions = repetitions
  }
}

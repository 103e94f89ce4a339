import Combine
import SwiftUI

/// No model.
final class Job: Hashable {
  @Published var state = "waiting"

  static func == (a: Job, b: Job) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@Observable final class Feed {
  var state = ""
}

/// What is in these collections is known by how they are made.
final class Yard {
  private var jobs: [String: Job] = [:]
  private var queue = Set<Job>()
  private var late = [Job]()
  private var named = [String: Job]()
  private var ranked: [Job?] = []
  private var watching: Set<AnyCancellable> = []

  func watch() {
    for job in queue { job.$state.sink { print($0) }.store(in: &watching) }
    for job in jobs.values { job.$state.sink { print($0) }.store(in: &watching) }
    for (number, job) in late.enumerated() {
      job.$state.sink { print(number, $0) }.store(in: &watching)
    }
    for entry in late.enumerated() { entry.element.$state.sink { print($0) }.store(in: &watching) }
    for (name, job) in named.sorted(by: { $0.key < $1.key }) {
      job.$state.sink { print(name, $0) }.store(in: &watching)
    }
    for (first, second) in zip(late, Array(queue)) {
      first.$state.sink { print(second, $0) }.store(in: &watching)
      second.$state.sink { print(first, $0) }.store(in: &watching)
    }
    for case let (number, job?) in ranked.enumerated() {
      job.$state.sink { print(number, $0) }.store(in: &watching)
    }
    for entry in jobs.filter({ $0.value.state.isEmpty }) {
      entry.value.$state.sink { print($0) }.store(in: &watching)
    }
    jobs.forEach { (name, job) in job.$state.sink { print(name, $0) }.store(in: &watching) }
    jobs.forEach { name, job in job.$state.sink { print(name, $0) }.store(in: &watching) }
    jobs.forEach { $1.$state.sink { print($0) }.store(in: &watching) }
    jobs.forEach { $0.value.$state.sink { print($0) }.store(in: &watching) }
    named.values.sorted { $0.state < $1.state }.first?.$state
      .sink { print($0) }.store(in: &watching)
    if let (_, job) = jobs.first { job.$state.sink { print($0) }.store(in: &watching) }
  }
}

struct FeedView: View {
  var feed: Feed

  var body: some View { Text(feed.state) }
}

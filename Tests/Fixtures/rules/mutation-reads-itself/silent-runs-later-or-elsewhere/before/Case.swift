import SwiftUI

struct Queue {
  var jobs: [() -> Void] = []
  mutating func add(_ job: @escaping () -> Void) { jobs.append(job) }
  mutating func addMaybe(_ job: (() -> Void)?) { job.map { jobs.append($0) } }
}

final class Log {
  var lines: [String] = []
  func removeAll(where isOld: (String) -> Bool) { lines = lines.filter { !isOld($0) } }
}

@MainActor @Observable
final class Worker {
  var queue = Queue()
  var names: [String] = []
  var log = Log()
  var next: Worker?
  var fresh: Worker { Worker() }

  func start() {
    queue.add { print(self.queue.jobs.count) }
    queue.addMaybe { print(self.queue.jobs.count) }
    log.removeAll { _ in log.lines.isEmpty }
    names.removeAll { name in
      Task { print(self.names, name) }
      return false
    }
    names.removeAll { $0 == next?.names.first }
    names.removeAll { name in
      @MainActor func first() -> String? { names.first }
      return name.isEmpty
    }
    fresh.names.removeAll { $0 == fresh.names.first }
    next?.names.removeAll { names.contains($0) }
  }
}

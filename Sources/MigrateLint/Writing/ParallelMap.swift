import Foundation

/// Maps items on several threads; the results come in the order of the items.
///
/// Heavy items start first, so that none of them ends last alone. Each thread has a stack that deep
/// recursion over bad input does not exhaust; this also holds for one job. On such a thread, what
/// would start only one more stays where it is. Where the system gives no thread, or no more of
/// them, the work is done all the same.
func parallelMap<T: Sendable, R: Sendable>(
  _ items: [T], jobs: Int, weight: (T) -> Int = { _ in 1 }, _ body: @escaping @Sendable (T) -> R
) -> [R] {
  if items.isEmpty { return [] }
  let threadCount = min(max(jobs, 1), items.count, threadLimit)
  if threadCount == 1, DeepStack.isHere { return items.map(body) }
  let weights = items.map(weight)
  let order = items.indices.sorted { (-weights[$0], $0) < (-weights[$1], $1) }
  let work = SharedWork<R>(order: order)
  work.start(threads: threadCount) { index in body(items[index]) }
  return work.results()
}

/// Runs pieces of work on several threads, as `parallelMap` does, and waits for all of them.
func parallelWork(_ work: [@Sendable () -> Void], jobs: Int) {
  _ = parallelMap(work, jobs: jobs) { $0() }
}

/// More threads than this only cost memory.
private let threadLimit = 64

/// Threads on which deep recursion over bad input has room.
enum DeepStack {
  /// Whether code runs on one.
  @TaskLocal fileprivate static var isHere = false

  /// Of this only what is used takes memory.
  private static let usual = 64 << 20
  /// Enough for a release build.
  private static let least = 16 << 20

  /// Whether there is memory for one of them.
  static var mayBeHad: Bool { AddressSpace.has(least + AddressSpace.little) }

  /// Starts one. False if there is none to be had; more than one only where memory is plenty.
  fileprivate static func start(
    isFirst: Bool, _ run: @escaping @Sendable () -> Void
  ) -> Bool {
    @Sendable func onStack() { DeepStack.$isHere.withValue(true) { run() } }
    if startThread(stackSize: usual, onStack) || startThread(stackSize: least, onStack) {
      return true
    }
    return isFirst && startThread(stackSize: least, leaving: AddressSpace.little, onStack)
  }
}

/// The queue that the threads of one `parallelMap` share. All state is behind the condition.
private final class SharedWork<R: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private let order: [Int]
  private var next = 0
  private var slots: [R?]
  private var running = 0

  init(order: [Int]) {
    self.order = order
    self.slots = Array(repeating: nil, count: order.count)
  }

  func start(threads: Int, _ body: @escaping @Sendable (Int) -> R) {
    var started = 0
    while started < threads {
      condition.lock()
      running += 1
      condition.unlock()
      let hasStarted = DeepStack.start(isFirst: started == 0) { self.drain(body) }
      if hasStarted {
        started += 1
        continue
      }
      // Here: those that run do it all; this thread, whose stack is small, only if there is none.
      return started == 0 ? drain(body) : leave()
    }
  }

  /// Waits for all threads.
  func results() -> [R] {
    condition.lock()
    defer { condition.unlock() }
    while running > 0 { condition.wait() }
    return slots.map { slot in
      guard let slot else { preconditionFailure("every item has its result") }
      return slot
    }
  }

  private func drain(_ body: (Int) -> R) {
    while let index = takeIndex() {
      let result = body(index)
      condition.lock()
      slots[index] = result
      condition.unlock()
    }
    leave()
  }

  private func leave() {
    condition.lock()
    running -= 1
    condition.signal()
    condition.unlock()
  }

  private func takeIndex() -> Int? {
    condition.lock()
    defer { condition.unlock() }
    guard next < order.count else { return nil }
    next += 1
    return order[next - 1]
  }
}

/// How many threads the machine runs at once.
var processorCount: Int { max(ProcessInfo.processInfo.activeProcessorCount, 1) }

import Foundation

/// The Swift files under a folder in a fixed order, or the one file itself.
func swiftFiles(under root: String) -> [String] {
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder) else { return [] }
  guard isFolder.boolValue, let all = FileManager.default.enumerator(atPath: root) else {
    return [root]
  }
  var paths: [String] = []
  while let path = all.nextObject() as? String {
    if path.hasSuffix(".swift") { paths.append(root + "/" + path) }
  }
  return paths.sorted()
}

func contents(of path: String) -> [UInt8]? {
  FileManager.default.contents(atPath: path).map { [UInt8]($0) }
}

/// Stands for the content of a file: the same text is compared once.
struct ContentKey: Hashable {
  private let count: Int
  private var first: UInt64 = 0xCBF2_9CE4_8422_2325
  private var second: UInt64 = 0x9E37_79B9_7F4A_7C15

  init(_ bytes: [UInt8]) {
    count = bytes.count
    for byte in bytes {
      first = (first ^ UInt64(byte)) &* 0x100_0000_01B3
      second = (second &+ UInt64(byte)) &* 0xD6E8_FEB8_6659_FD93
      second ^= second >> 32
    }
  }
}

/// The results in the order of the items. The stacks are deep, since syntax trees are.
func inParallel<Item: Sendable, Result: Sendable>(
  _ items: [Item], threads: Int, _ work: @escaping @Sendable (Item) -> Result
) -> [Result] {
  let slots = Slots<Result>(count: items.count)
  let group = DispatchGroup()
  for _ in 0..<threads {
    group.enter()
    let thread = Thread {
      while let index = slots.take() { slots.put(work(items[index]), at: index) }
      group.leave()
    }
    thread.stackSize = 256 << 20
    thread.start()
  }
  group.wait()
  return slots.results.map { $0! }
}

/// Hands out indices and keeps what was made of them.
private final class Slots<Result>: @unchecked Sendable {
  private let lock = NSLock()
  private var next = 0
  private(set) var results: [Result?]

  init(count: Int) { results = Array(repeating: nil, count: count) }

  func take() -> Int? {
    lock.withLock {
      guard next < results.count else { return nil }
      next += 1
      return next - 1
    }
  }

  func put(_ result: Result, at index: Int) { lock.withLock { results[index] = result } }
}

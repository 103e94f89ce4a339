import Foundation

/// The command line.
struct FuzzOptions {
  var seed: UInt64 = 1
  var runs = 10_000
  var jobs = 1
  var first = 0
  var findings = 1
  var output = "fuzz-findings"
  var check: String?
  /// Of a worker: how far apart its runs are, and the file that says which one it is at.
  var isWorker = false
  var stride = 1
  var progress = ""
  /// Not by chance: each token of each file in turn.
  var goesThroughTokens = false
  var isWrong = false

  /// From this file to Tests/Fixtures.
  let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../Tests/Fixtures").standardizedFileURL.path

  init(_ words: [String]) {
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--worker" || word == "--tokens" {
        if word == "--worker" { isWorker = true } else { goesThroughTokens = true }
        continue
      }
      guard let value = words.popFirst() else {
        isWrong = true
        return
      }
      switch word {
      case "--seed": seed = UInt64(value) ?? 1
      case "--runs": runs = Int(value) ?? 0
      case "--jobs": jobs = max(1, Int(value) ?? 1)
      case "--first": first = Int(value) ?? 0
      case "--findings": findings = Int(value) ?? 1
      case "--output": output = value
      case "--check": check = value
      case "--stride": stride = Int(value) ?? 1
      case "--progress": progress = value
      default: isWrong = true
      }
    }
  }
}

extension FuzzOptions {
  func input(_ corpus: FuzzCorpus, run: Int) -> FuzzInput {
    goesThroughTokens
      ? Mutator.singleDamage(corpus, run: run) : Mutator.input(corpus, seed: seed, run: run)
  }
}

/// A line that is seen at once, also where a pipe would keep it.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

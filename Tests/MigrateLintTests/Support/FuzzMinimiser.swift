@testable import MigrateLint

/// Makes an input that breaks a law as small as it easily gets.
struct FuzzMinimiser {
  /// Whether an input still breaks the law.
  let isFaulty: (FuzzInput) -> Bool
  private var triesLeft = 4_000

  init(isFaulty: @escaping (FuzzInput) -> Bool) { self.isFaulty = isFaulty }

  mutating func minimise(_ input: FuzzInput) -> FuzzInput {
    var input = input
    for index in input.files.indices.reversed() where input.files.count > 1 {
      var smaller = input
      smaller.files.remove(at: index)
      if tries(smaller) { input = smaller }
    }
    var size = -1
    while size != input.size, triesLeft > 0 {
      size = input.size
      for index in input.files.indices {
        reduce(&input, index) { bytes in
          let starts = LineTable(bytes).starts + [bytes.count]
          return zip(starts, starts.dropFirst()).map { $0..<$1 }
        }
        reduce(&input, index) { Lexer.lex($0).tokens.map { $0.start..<$0.end } }
        reduce(&input, index) { Lexer.lex($0).comments.map { $0.start..<$0.end } }
      }
    }
    return input
  }

  private mutating func tries(_ input: FuzzInput) -> Bool {
    triesLeft -= 1
    return triesLeft > 0 && isFaulty(input)
  }

  /// Leaves out as many pieces as it can, many at a time first.
  private mutating func reduce(
    _ input: inout FuzzInput, _ index: Int, pieces: ([UInt8]) -> [Range<Int>]
  ) {
    var length = max(1, pieces(input.files[index].bytes).count / 2)
    while true {
      var first = 0
      while true {
        let all = pieces(input.files[index].bytes)
        guard first < all.count else { break }
        let last = min(first + length, all.count) - 1
        let range = all[first].lowerBound..<all[last].upperBound
        var smaller = input
        var bytes = input.files[index].bytes
        bytes.removeSubrange(range)
        smaller.files[index] = SourceFile(path: input.files[index].path, bytes: bytes)
        if !range.isEmpty, tries(smaller) { input = smaller } else { first += length }
      }
      if length == 1 { return }
      length /= 2
    }
  }
}

extension FuzzInput {
  fileprivate var size: Int { files.reduce(0) { $0 + $1.bytes.count } }
}

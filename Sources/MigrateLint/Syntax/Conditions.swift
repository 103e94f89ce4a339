/// The `#if` branches of a file: which directives lead to each place.
///
/// It is made once for a file, as people ask for many places.
struct ConditionTable: Sendable {
  /// A directive that opens a branch, and the one that led there before.
  private struct Step {
    var directive: ByteRange
    var isContinuation: Bool
    var previous: Int
    /// Whether it, or one around it, asks for the version of the compiler or the language.
    var isVersioned: Bool
  }

  private var steps: [Step] = []
  /// From each of these offsets on the step of the same index in `states` is the last one taken.
  private var starts: [Int] = []
  private var states: [Int] = []
  private(set) var deadBranches = DeadBranches()

  init(_ source: SourceFile, _ stream: TokenStream) {
    var current = -1
    for token in stream.tokens where token.kind == .directive {
      let line = source.text(token.range)
      if line.hasPrefix("#if") || line.hasPrefix("#else") && current >= 0 {
        let isVersioned = Self.asksForVersion(line) || current >= 0 && steps[current].isVersioned
        steps.append(
          Step(
            directive: token.range, isContinuation: line.hasPrefix("#else"), previous: current,
            isVersioned: isVersioned))
        current = steps.count - 1
      } else if line.hasPrefix("#endif"), current >= 0 {
        while steps[current].isContinuation { current = steps[current].previous }
        current = steps[current].previous
      } else {
        continue
      }
      starts.append(token.start + 1)
      states.append(current)
    }
    if steps.contains(where: \.isVersioned) { deadBranches.find(in: source, stream) }
  }

  private static func asksForVersion(_ line: String) -> Bool {
    line.contains("compiler") || line.contains("swift")
  }

  /// Whether the compiler may leave out what stands at an offset without reading it.
  func isVersioned(at offset: Int) -> Bool {
    let step = lastStep(before: offset)
    return step >= 0 && steps[step].isVersioned
  }

  private func lastStep(before offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? states[low - 1] : -1
  }

  /// The directives down to each branch around an offset, outermost first.
  func directives(at offset: Int) -> [[ByteRange]] {
    var step = lastStep(before: offset)
    var result: [[ByteRange]] = []
    var branch: [ByteRange] = []
    while step >= 0 {
      branch.append(steps[step].directive)
      if !steps[step].isContinuation {
        result.append(branch.reversed())
        branch = []
      }
      step = steps[step].previous
    }
    return result.reversed()
  }
}

extension ParsedFile {
  /// The conditions under which what stands at an offset is compiled, outermost first: of each
  /// `#if` around it the directives down to its branch.
  func conditions(at offset: Int) -> [[String]] {
    conditionTable.directives(at: offset).map { $0.map(source.text) }
  }

  /// Whether what stands at an offset is compiled whenever that at another one is.
  func isThere(_ offset: Int, whenever other: Int) -> Bool {
    let known = conditions(at: other)
    return conditions(at: offset).allSatisfy(known.contains)
  }
}

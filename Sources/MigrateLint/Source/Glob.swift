/// A pattern for paths: `*` and `?` stay within one folder, `**` does not, `{a,b}` chooses.
///
/// A pattern without a slash is matched against every name in the path, else against the path from
/// its start. What matches a folder matches everything in it.
struct Glob: Hashable, Sendable {
  struct Malformed: Error, Hashable {
    var reason: String
  }

  private enum Step: Hashable {
    case scalar(Unicode.Scalar)
    /// `?`: one scalar that is no slash.
    case one
    /// `*`: any number of scalars that are no slashes. Stays here or goes on.
    case many
    /// `**`: any number of scalars.
    case all
    /// Goes on at each of these steps.
    case split([Int])
  }

  let pattern: String
  private var steps: [Step] = []
  private let hasSlash: Bool

  init(_ pattern: String) throws(Malformed) {
    self.pattern = pattern
    var text = Array(pattern.unicodeScalars)
    if text.starts(with: "./".unicodeScalars) { text.removeFirst(2) }
    while text.last == "/" { text.removeLast() }
    guard !text.isEmpty else { throw Malformed(reason: "is empty") }
    hasSlash = text.contains("/")
    var offset = 0
    try compile(text, &offset, depth: 0)
  }

  func matches(_ path: String) -> Bool {
    if hasSlash { return matches(path.unicodeScalars) }
    return path.unicodeScalars.split(separator: "/").contains { matches($0) }
  }

  /// Compiles up to the end, or in braces up to the `,` or `}` that ends the branch.
  private mutating func compile(
    _ text: [Unicode.Scalar], _ offset: inout Int, depth: Int
  ) throws(Malformed) {
    while offset < text.count {
      let scalar = text[offset]
      if depth > 0, scalar == "," || scalar == "}" { return }
      offset += 1
      switch scalar {
      case "{": try compileBraces(text, &offset, depth: depth)
      case "?": steps.append(.one)
      case "*" where offset < text.count && text[offset] == "*":
        compileDoubleStar(text, &offset)
      case "*": steps.append(.many)
      default: steps.append(.scalar(scalar))
      }
    }
    if depth > 0 { throw Malformed(reason: "has a '{' without its '}'") }
  }

  /// `**/` stands for no folder, too.
  private mutating func compileDoubleStar(_ text: [Unicode.Scalar], _ offset: inout Int) {
    let startsFolder = offset < 2 || text[offset - 2] == "/"
    while offset < text.count, text[offset] == "*" { offset += 1 }
    guard startsFolder, offset < text.count, text[offset] == "/" else {
      steps.append(.all)
      return
    }
    offset += 1
    let start = steps.count
    steps.append(.split([start + 1, start + 3]))
    steps.append(.all)
    steps.append(.scalar("/"))
  }

  private mutating func compileBraces(
    _ text: [Unicode.Scalar], _ offset: inout Int, depth: Int
  ) throws(Malformed) {
    guard depth < 16 else { throw Malformed(reason: "nests its braces too deeply") }
    let start = steps.count
    var branches: [Int] = []
    var exits: [Int] = []
    steps.append(.split([]))
    while true {
      branches.append(steps.count)
      try compile(text, &offset, depth: depth + 1)
      exits.append(steps.count)
      steps.append(.split([]))
      // Here: `compile` stopped at a `,` or a `}`.
      offset += 1
      if text[offset - 1] == "}" { break }
    }
    steps[start] = .split(branches)
    for exit in exits { steps[exit] = .split([steps.count]) }
  }

  /// Follows all ways at once, so no pattern takes exponential time.
  private func matches(_ text: some Sequence<Unicode.Scalar>) -> Bool {
    var states: Set<Int> = []
    enter(0, &states)
    for scalar in text {
      if scalar == "/", states.contains(steps.count) { return true }
      var next: Set<Int> = []
      for state in states where state < steps.count {
        switch steps[state] {
        case .scalar(let expected): if expected == scalar { enter(state + 1, &next) }
        case .one: if scalar != "/" { enter(state + 1, &next) }
        case .many: if scalar != "/" { enter(state, &next) }
        case .all: enter(state, &next)
        case .split: break
        }
      }
      states = next
    }
    return states.contains(steps.count)
  }

  /// Adds a state and all that it reaches without reading.
  private func enter(_ state: Int, _ states: inout Set<Int>) {
    guard states.insert(state).inserted, state < steps.count else { return }
    switch steps[state] {
    case .scalar, .one: break
    case .many, .all: enter(state + 1, &states)
    case .split(let targets): for target in targets { enter(target, &states) }
    }
  }
}

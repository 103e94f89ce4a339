/// The brackets that are open at one point of a file, and the `#if` branches around them.
///
/// A closing bracket never reaches an opener from before the innermost `#if`.
struct BracketStack {
  enum Kind: Int {
    case paren, bracket, brace
    case interpolation  // closed by `)`, as a parenthesis is
  }

  struct Opener {
    let token: Int32
    let kind: Kind
  }

  /// One `#if` whose `#endif` has not come yet.
  private struct Branch {
    let token: Int
    let depth: Int
    let counts: Counts
    var hasElse = false
  }

  /// How many openers of each kind are on the stack, so that no search is in vain.
  private struct Counts {
    var parens = 0
    var brackets = 0
    var braces = 0

    subscript(kind: Kind) -> Int {
      get {
        switch kind {
        case .paren, .interpolation: parens
        case .bracket: brackets
        case .brace: braces
        }
      }
      set {
        switch kind {
        case .paren, .interpolation: parens = newValue
        case .bracket: brackets = newValue
        case .brace: braces = newValue
        }
      }
    }
  }

  /// What became of a closing bracket: the opener it closes, and those that it left behind.
  struct Closing {
    let opener: Opener
    let abandoned: [Opener]
  }

  private var openers: [Opener] = []
  private var counts = Counts()
  private var branches: [Branch] = []
  private var floor = 0
  private var floorCounts = Counts()

  mutating func open(_ kind: Kind, token: Int) {
    openers.append(Opener(token: Int32(truncatingIfNeeded: token), kind: kind))
    counts[kind] += 1
  }

  /// The opener on top, taken off, where it is the one that `kind` closes.
  @inline(__always)
  mutating func closeTop(_ kind: Kind) -> Opener? {
    guard openers.count > floor, let top = openers.last,
      top.kind == kind || kind == .paren && top.kind == .interpolation
    else { return nil }
    openers.removeLast()
    counts[kind] -= 1
    return top
  }

  /// Closes the nearest opener that `kind` fits, above all those between it and the top.
  /// Nil if there is none: then nothing changes.
  mutating func close(_ kind: Kind) -> Closing? {
    guard counts[kind] > floorCounts[kind] else { return nil }
    var index = openers.count - 1
    while index > floor, !fits(openers[index].kind, kind) { index -= 1 }
    let opener = openers[index]
    let abandoned = take(from: index + 1)
    take(from: index)
    return Closing(opener: opener, abandoned: abandoned)
  }

  private func fits(_ opener: Kind, _ closer: Kind) -> Bool {
    opener == closer || closer == .paren && opener == .interpolation
  }

  /// Takes the openers above a depth off. The copy is as small as they are few.
  @discardableResult
  private mutating func take(from depth: Int) -> [Opener] {
    let taken = Array(openers[depth...])
    for opener in taken { counts[opener.kind] -= 1 }
    openers.removeLast(taken.count)
    return taken
  }

  // MARK: - Branches

  mutating func enterIf(token: Int) {
    branches.append(Branch(token: token, depth: openers.count, counts: counts))
    updateFloor()
  }

  /// Starts the next branch of the innermost `#if`. The result is what its last branch left
  /// open; nil if there is no `#if`, or its `#else` was there already.
  mutating func enterElse(isLast: Bool) -> [Opener]? {
    guard let branch = branches.last, !branch.hasElse else { return nil }
    branches[branches.count - 1].hasElse = isLast
    return take(from: branch.depth)
  }

  /// Ends the innermost `#if`. The result is what its last branch left open; nil without `#if`.
  mutating func leaveIf() -> [Opener]? {
    guard let branch = branches.popLast() else { return nil }
    updateFloor()
    return take(from: branch.depth)
  }

  private mutating func updateFloor() {
    floor = branches.last?.depth ?? 0
    floorCounts = branches.last?.counts ?? Counts()
  }

  // MARK: - The end of the file

  var unclosed: [Opener] { openers }
  var unendedIfs: [Int] { branches.map(\.token) }
}

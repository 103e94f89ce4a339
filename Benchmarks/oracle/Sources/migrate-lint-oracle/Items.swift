import MigrateLint

/// What is compared. The first ones have a target; the rest are looked at all the same.
enum Category: String, CaseIterable, Sendable {
  case tokens, types, properties, functions, calls
  case dollarUses = "$ uses"
  case otherDeclarations = "other declarations"
  case names
  case locals

  /// The share of files, in per cent, that should agree.
  var target: String? {
    switch self {
    case .tokens: "99.99"
    case .types, .properties, .functions: "99.95"
    case .calls, .dollarUses: "99.9"
    case .otherDeclarations, .names, .locals: nil
    }
  }

  /// What belongs to the category, for readers of the table.
  var explanation: String {
    switch self {
    case .tokens: "boundaries and kinds"
    case .types:
      "types and extensions: kind, qualified name, attributes, modifiers, generics, inheritance, "
        + "requirements, body"
    case .properties:
      "members and globals: attributes, modifiers, name, type, initial value, accessors, extent"
    case .functions:
      "initialisers, functions, subscripts: as above, with labels, names, types and default values "
        + "of parameters, result and body"
    case .calls: "callee and argument labels, closures behind too, at any place"
    case .dollarUses: "`$x` and `$0` as name, member or key path"
    case .otherDeclarations: "imports, aliases, associated types, cases, freestanding macros"
    case .names: "each name, member, implicit member and key path component in an expression"
    case .locals: "variables, patterns, parameters and captures inside of bodies"
    }
  }
}

/// One thing that both sides must see: where it starts, and all that is compared of it.
struct Item: Hashable, Comparable, Sendable {
  var start: Int
  var text: String

  static func < (a: Item, b: Item) -> Bool { (a.start, a.text) < (b.start, b.text) }
}

/// The items of one file by category.
struct Items {
  private var lists: [Category: [Item]] = [:]
  /// What cannot stand where it stands in bodies; only our side has it.
  let problems = ProblemList()

  mutating func add(_ category: Category, _ start: Int, _ text: String) {
    lists[category, default: []].append(Item(start: start, text: text))
  }

  subscript(category: Category) -> [Item] { (lists[category] ?? []).sorted() }
}

/// A difference at one place; nil where one side sees nothing.
struct Difference: Sendable {
  var start: Int
  var ours: String?
  var theirs: String?
}

/// What the lists do not have in common. Items at the same place are one difference.
func differences(ours: [Item], theirs: [Item]) -> [Difference] {
  var only: [Difference] = []
  var (i, j) = (0, 0)
  while i < ours.count || j < theirs.count {
    if i < ours.count, j < theirs.count, ours[i] == theirs[j] {
      i += 1
      j += 1
    } else if j == theirs.count || i < ours.count && ours[i] < theirs[j] {
      only.append(Difference(start: ours[i].start, ours: ours[i].text))
      i += 1
    } else {
      only.append(Difference(start: theirs[j].start, theirs: theirs[j].text))
      j += 1
    }
  }
  var result: [Difference] = []
  for difference in only {
    if let last = result.last, last.start == difference.start {
      if last.ours == nil, difference.ours != nil {
        result[result.count - 1].ours = difference.ours
        continue
      }
      if last.theirs == nil, difference.theirs != nil {
        result[result.count - 1].theirs = difference.theirs
        continue
      }
    }
    result.append(difference)
  }
  return result
}

/// The project's protocols and superclasses of every type, at any distance, found once: each body
/// asks for them again and again.
struct TypeAncestry: Sendable {
  /// Nearest first, as members are looked up.
  private var nearestFirst: [[TypeID]]
  private var all: [Set<TypeID>]

  /// How many types a look for a member goes through.
  private static let searched = 32
  /// More supertypes than that nobody writes.
  private static let limit = 64

  init(_ traits: [TypeTraits]) {
    nearestFirst = Array(repeating: [], count: traits.count)
    all = Array(repeating: [], count: traits.count)
    for position in traits.indices where !traits[position].supertypes.isEmpty {
      let type = TypeID(rawValue: position)
      nearestFirst[position] = TypeAncestry.nearestFirst(type, traits)
      all[position] = TypeAncestry.all(type, traits)
    }
  }

  private static func nearestFirst(_ type: TypeID, _ traits: [TypeTraits]) -> [TypeID] {
    var seen: Set<TypeID> = [type]
    var found: [TypeID] = []
    var queue = traits[type.rawValue].supertypes
    var next = 0
    while next < queue.count, seen.count < searched {
      let current = queue[next]
      next += 1
      guard seen.insert(current).inserted else { continue }
      found.append(current)
      queue += traits[current.rawValue].supertypes
    }
    return found
  }

  private static func all(_ type: TypeID, _ traits: [TypeTraits]) -> Set<TypeID> {
    var seen: Set<TypeID> = []
    var queue = traits[type.rawValue].supertypes
    while let next = queue.popLast(), seen.count < limit {
      if seen.insert(next).inserted { queue += traits[next.rawValue].supertypes }
    }
    return seen
  }

  /// Without the type itself.
  func nearestFirst(of type: TypeID) -> [TypeID] { nearestFirst[type.rawValue] }

  /// The same in no order, and all of them.
  func all(of type: TypeID) -> Set<TypeID> { all[type.rawValue] }
}

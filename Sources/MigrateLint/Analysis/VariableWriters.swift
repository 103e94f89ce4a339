// What sets variables once their owner was made.
extension UntrackedSources {
  static func writers(
    _ index: ProjectIndex, _ facts: ProjectFacts
  ) -> [CodeReach.Target: Set<Writer>] {
    var result: [CodeReach.Target: Set<Writer>] = [:]
    var hierarchy = MemberHierarchy(index)
    func add(_ unit: UnitEffects, isLate: Bool) {
      let writer = Writer(node: unit.node, isLate: isLate)
      for effect in unit.effects where effect.roles.contains(.write) && !effect.isOnOwnObject {
        switch effect.target {
        case .member(let type, let name):
          let owner = index.members(name, of: type).first.flatMap { index.owner($0) }
          guard let owner,
            isLate || unit.node.name != FrameworkNames.initializer || unit.node.owner != owner
          else { continue }
          // Here: what a protocol lets be set is set in what conforms to it.
          let owners = index[owner].kind == .protocol
            ? hierarchy.declarers(of: PropertyKey(owner, name)) : [owner]
          for owner in owners {
            result[CodeReach.Target(owner: owner, name: name), default: []].insert(writer)
          }
        case .global(let name):
          result[CodeReach.Target(owner: nil, name: name), default: []].insert(writer)
        default: break
        }
      }
    }
    for (file, fileFacts) in facts.files.enumerated() where !index.isTest(file) {
      for unit in fileFacts.effects where !isSetUp(unit.node, index) { add(unit, isLate: false) }
      for unit in fileFacts.lateEffects { add(unit, isLate: true) }
    }
    return result
  }

  /// What runs once, before anything is shown.
  private static func isSetUp(_ node: CodeNode, _ index: ProjectIndex) -> Bool {
    FrameworkNames.setsUpForGood(node.name)
      || node.name == FrameworkNames.initializer
        && node.owner.map { index.traits($0).isLongLived } ?? false
  }
}

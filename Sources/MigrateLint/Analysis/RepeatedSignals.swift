/// Properties that a piece of code sets to one and the same constant whenever it runs: `isDirty =
/// true`. From the second time on nothing changes, and the macro's code tells nobody, where
/// `@Published` told everybody.
struct RepeatedSignals {
  private var byCode: [CodeNode: Set<CodeReach.Target>] = [:]

  init(_ index: ProjectIndex, _ facts: ProjectFacts, _ properties: [TypeID: [PropertyDecision]]) {
    for (key, assignments) in facts.assignments where index.isModel(key.owner) {
      guard
        let decision = properties[key.owner]?.first(where: { $0.name == key.name }),
        decision.published != nil, Self.isCompared(decision.variable, index)
      else { continue }
      let byCode = Dictionary(grouping: assignments) {
        CodeNode($0.unit.owner, $0.unit.memberName)
      }
      // Here: while something is made there is nobody yet who shows it.
      for (node, assignments) in byCode where node.name != FrameworkNames.initializer {
        let values = Set(assignments.map { Self.constant($0.value, index) })
        guard values.count == 1, values.first != .some(nil) else { continue }
        self.byCode[node, default: []].insert(
          CodeReach.Target(owner: key.owner, name: key.name))
      }
    }
  }

  func signals(of node: CodeNode) -> Set<CodeReach.Target> { byCode[node] ?? [] }

  static func isCompared(_ member: MemberID, _ index: ProjectIndex) -> Bool {
    index.literalType(of: member) != nil
      || index.isEquatable(BodyReader(index: index, file: member.place.file).type(of: member))
  }

  /// The text of a value that is written out: `true`, `3`, `"playing"`, `.loaded`.
  private static func constant(_ value: Place, _ index: ProjectIndex) -> String? {
    let file = index.files[value.file]
    let text = file.source.text(value.range)
    if text == "true" || text == "false" { return text }
    guard let first = text.utf8.first, !text.contains("\\") else { return nil }
    let names = file.allNames(in: value.range)
    switch first {
    case UInt8(ascii: "."):
      let isCase = names.count == 1 && !text.contains("(") && text.dropFirst() == names.first ?? ""
      return isCase ? text : nil
    case UInt8(ascii: "\""), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return names.isEmpty && !text.contains("+") ? text : nil
    default: return nil
    }
  }
}

/// A value that is made of tracked properties and of what nothing tracks.
struct Mixed {
  /// What nothing tracks.
  var targets: Set<CodeReach.Target>
  var parts: Set<CodeReach.Target>
  /// Of those the ones that are only read behind what nothing tracks.
  var hidden: Set<CodeReach.Target> = []
}

/// A member of a model that gives such a value to views.
struct MixedMember {
  var model: TypeID
  var name: String
  var place: Place
  var mixed: Mixed
}

extension UntrackedSources {
  mutating func noteMixed(_ member: MemberID, _ model: TypeID) {
    let (name, range) = member.kind == .variable
      ? (index.variable(member).name, index.variable(member).nameRange)
      : (index.function(member).name, index.function(member).nameRange)
    guard var found = mixed[CodeNode(model, name)],
      drawn.isRead(name, of: model) || drawn.isShown(name, of: model)
    else { return }
    // Here: what changes the model is most likely no part of drawing.
    if member.kind == .function, changesTracked(CodeNode(model, name)) { found.hidden = [] }
    mixedMembers.append(
      MixedMember(
        model: model, name: name, place: Place(member.place.file, range), mixed: found))
  }

  private func changesTracked(_ node: CodeNode) -> Bool {
    reach.graph.uses(of: reach.graph.number(of: node)).contains { use in
      use.kinds.contains(.set) && isTracked(reach.graph.target(use.target))
    }
  }

  /// `buffer.append(text); isDirty = true`, where a view shows the buffer by a member that reads
  /// both: from the second time on the property is as it was. And what is set along with the
  /// buffer, where the member does not come to read it.
  func repeatedSignals() -> [(model: TypeID, consequence: Consequence)] {
    guard !mixedMembers.isEmpty else { return [] }
    let changes = changes(of: Set(mixedMembers.flatMap(\.mixed.targets)))
    return mixedMembers.compactMap { member in
      member.mixed.targets.sorted { $0.name < $1.name }.firstResult { target in
        message(member, changes[target] ?? []).map {
          (member.model, Consequence(message: $0, place: member.place))
        }
      }
    }
  }

  private func message(_ member: MixedMember, _ changes: [Change]) -> String? {
    let mixed = member.mixed
    // Here: what a view reads beside it redraws the view as well.
    let redraws: (CodeReach.Target) -> Bool = { target in
      if mixed.hidden.contains(target) { return drawn.isShown(target.name, of: member.model) }
      return mixed.parts.contains(target)
        || target.owner == member.model && drawn.isRead(target.name, of: member.model)
    }
    let shown = "a view shows '\(member.name)', a part of which nothing tracks: where that changes,"
    if let signal = repeated(in: changes, where: redraws), mixed.parts.contains(signal) {
      return "\(shown) setting '\(signal.name)' to the value that it has already will no longer"
        + " refresh it"
    }
    return changes.firstResult { change in
      if change.all.contains(where: redraws) { return nil }
      let set = change.all.intersection(mixed.hidden).min { $0.name < $1.name }
      return set.map {
        "\(shown) setting '\($0.name)' along with it will no longer refresh it, as long as that"
          + " keeps '\($0.name)' from being read"
      }
    }
  }
}

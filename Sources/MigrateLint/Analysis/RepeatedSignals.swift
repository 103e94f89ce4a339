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

  private static func isCompared(_ member: MemberID, _ index: ProjectIndex) -> Bool {
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
    guard let found = mixed[CodeNode(model, name)],
      drawn.isRead(name, of: model) || drawn.isShown(name, of: model)
    else { return }
    mixedMembers.append(
      MixedMember(
        model: model, name: name, place: Place(member.place.file, range), mixed: found))
  }

  /// `buffer.append(text); isDirty = true`, where a view shows the buffer by a member that reads
  /// both: from the second time on the property is as it was.
  func repeatedSignals() -> [(model: TypeID, consequence: Consequence)] {
    guard !mixedMembers.isEmpty else { return [] }
    let changes = changes(of: Set(mixedMembers.flatMap(\.mixed.targets)))
    return mixedMembers.compactMap { member in
      for target in member.mixed.targets.sorted(by: { $0.name < $1.name }) {
        // Here: what a view reads beside it redraws the view as well.
        let signal = repeated(in: changes[target] ?? []) { target in
          member.mixed.parts.contains(target)
            || target.owner == member.model && drawn.isRead(target.name, of: member.model)
        }
        guard let signal, member.mixed.parts.contains(signal) else { continue }
        return (
          member.model,
          Consequence(
            message: "a view shows '\(member.name)', a part of which nothing tracks: where that"
              + " changes, setting '\(signal.name)' to the value that it has already will no longer"
              + " refresh it", place: member.place)
        )
      }
      return nil
    }
  }
}

/// What functions read of an object that they are given: by the parameter's name, by those of what
/// keeps the object or may do so already, and in the functions that they hand it on to.
struct ParameterReads {
  let index: ProjectIndex
  let model: TypeID

  private struct Step: Hashable {
    var function: MemberID
    var name: String
  }

  /// The members that are named of the object, in order; nil where something else happens to it.
  func members(of parameter: String, in function: MemberID) -> [String]? {
    var found: Set<String> = []
    var seen: Set<Step> = []
    var open = ([parameter] + keepers(around: function)).map {
      Step(function: function, name: $0)
    }
    while let step = open.popLast() {
      guard seen.insert(step).inserted, let body = index.function(step.function).body else {
        continue
      }
      let uses = index.files[step.function.place.file].uses(of: step.name, in: body)
      guard uses.isAll, seen.count < 64 else { return nil }
      found.formUnion(uses.members)
      open += uses.otherNames.map { Step(function: step.function, name: $0) }
      for taker in uses.takers {
        let functions = self.functions(taker, in: step.function)
        // Here: a list may keep it, and whatever a type makes of it.
        guard !functions.isEmpty else { return nil }
        if functions.count == 1 { open += functions }
      }
    }
    return found.sorted()
  }

  /// The properties beside a function that may hold the object.
  private func keepers(around function: MemberID) -> [String] {
    guard let owner = index.owner(function) else { return [] }
    return index.allMembers(of: owner).flatMap { name, members in
      members.contains { member in
        guard member.kind == .variable,
          let type = BodyReader(index: index, file: member.place.file).type(of: member).nominal
        else { return false }
        return index.isSubtype(type, of: model) || index.isSubtype(model, of: type)
      } ? [name] : []
    }.sorted()
  }

  /// The functions of the project that a value may be handed to, with the parameter that takes it.
  private func functions(_ taker: HeldUses.Taker, in function: MemberID) -> [Step] {
    let place = Place(function.place.file, index.function(function).range)
    let members = (index.owners.types[taker.function] ?? []).flatMap {
      index.ownMembers(taker.function, of: $0)
    }
    let all = members + index.globalMembers(taker.function)
      + index.externalMembers(taker.function)
    let seen = all.filter { $0.kind == .function && index.isVisible($0, at: place) }
    return seen.compactMap { function in
      index.function(function).parameters.first { $0.label == taker.label }.map {
        Step(function: function, name: $0.name)
      }
    }
  }
}

// What subscriptions ask for when drawing sets what they subscribe to.
extension BlockerFinder {
  /// A body that sets a published property runs at once what subscribes to that: whoever is drawn
  /// observes what those closures ask of models, is drawn again when that changes, and sets it
  /// again. The old world observed nothing there (H016).
  mutating func findReadsBySubscriptions() {
    let setters = setWhileDrawing
    guard !setters.isEmpty else { return }
    for (key, view) in setters.sorted(by: { ($0.value, $0.key.name) < ($1.value, $1.key.name) }) {
      let setter = CodeNode(key.owner, key.name, isSetter: true)
      note(reads(by: [setter]), set: key, by: view, "its observer")
    }
    for (file, fileFacts) in facts.files.enumerated() {
      for fact in fileFacts.publishers where fact.reception == nil {
        guard let model = fact.model, !index.isAside(fact.unit),
          case let key = PropertyKey(model, fact.property), let view = setters[key],
          let range = index.files[file].closuresRunAtOnce(behind: fact.place.range.end)
        else { continue }
        let called = index.files[file].allNames(in: range).sorted().flatMap { name in
          fact.unit.owner.map { index.ownMembers(name, of: $0) } ?? []
        }.filter { $0.kind == .function }.map { CodeNode(fact.unit.owner, index.function($0).name) }
        note(
          reads(in: range, fileFacts) + reads(by: called), set: key, by: view,
          "what subscribes to that")
      }
    }
  }

  private typealias Read = (model: TypeID, name: String, place: Place)

  private mutating func note(
    _ reads: [Read], set key: PropertyKey, by view: TypeID, _ reader: String
  ) {
    var seen: Set<PropertyKey> = []
    // Here: what it sets itself is its own.
    let own = Set(index.hierarchy(of: key.owner))
    for read in reads.sorted(by: { $0.place < $1.place })
    where !own.contains(read.model) && seen.insert(PropertyKey(read.model, read.name)).inserted {
      add(
        read.model, "observed-object-creates-model",
        "'\(index[view].name)' sets '\(key.name)' while it is drawn, and \(reader) asks for"
          + " '\(read.name)' here at once: it would be drawn again whenever that changes, and set"
          + " it again", read.place, .acceptance)
    }
  }

  /// The published properties that bodies set, and one of the views for each.
  private var setWhileDrawing: [PropertyKey: TypeID] {
    var result: [PropertyKey: TypeID] = [:]
    for fact in facts.files.lazy.flatMap(\.memberUses)
    where fact.isWholeWrite && !fact.isInAction && !fact.isScheduled && !fact.isInBindingSetter {
      guard let view = fact.unit.owner, index.traits(view).isViewLike, !index.isAside(fact.unit),
        // Here: an initialiser runs while the one around is drawn.
        fact.unit.kind == .initializer
          ? isMadeWhileDrawing(view) : drawn.isDrawn(fact.unit, isInAction: false)
      else { continue }
      let key = PropertyKey(fact.model, fact.member)
      result[key] = min(result[key] ?? view, view)
    }
    return result
  }

  /// What closures ask of models, themselves or by what is computed.
  private func reads(in range: ByteRange, _ fileFacts: FileFacts) -> [Read] {
    fileFacts.memberUses.filter {
      range.contains($0.place.range) && !$0.isWholeWrite && !$0.isScheduled
    }.flatMap { fact -> [Read] in
      let owners = [fact.model] + index.superclasses(of: fact.model)
      guard isTrackedAndSet(fact.member, owners) else {
        return reads(by: owners.map { CodeNode($0, fact.member) })
      }
      return [(fact.model, fact.member, fact.place)]
    }
  }

  /// What code leads to that becomes tracked, and may change.
  private func reads(by code: [CodeNode]) -> [Read] {
    guard !code.isEmpty else { return [] }
    return reach.follow(code, upTo: 256) { _ in true }.touched.compactMap { touched in
      let target = graph.target(touched.target)
      guard let owner = target.owner, let place = touched.observed, index.isModel(owner),
        isTrackedAndSet(target.name, [owner] + index.superclasses(of: owner))
      else { return nil }
      return (owner, target.name, place)
    }
  }

  private func isTrackedAndSet(_ name: String, _ owners: [TypeID]) -> Bool {
    let decision = owners.flatMap { properties[$0] ?? [] }.first {
      $0.name == name && $0.action == .tracked
    }
    return decision.map { maySet($0, owners) } ?? false
  }
}

extension ParsedFile {
  /// The operators behind a publisher that run their closures when it sends:
  /// `.filter { … }.sink { … }`.
  fileprivate func closuresRunAtOnce(behind offset: Int) -> ByteRange? {
    var position = firstToken(from: offset)
    var end = offset
    while word(position) == ".", FrameworkNames.operatorsPassingOn.contains(word(position + 1)) {
      position += 2
      while stream.tokens.indices.contains(position),
        [.leftParen, .leftBrace].contains(stream.tokens[position].kind),
        stream.partners[position] > 0
      {
        position = Int(stream.partners[position]) + 1
      }
      end = stream.tokens[position - 1].end
    }
    return end > offset ? ByteRange(offset, end) : nil
  }
}

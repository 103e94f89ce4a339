// What subscriptions ask for when drawing sets what they subscribe to.
extension BlockerFinder {
  /// A body that sets a published property runs at once what subscribes to that: whoever is drawn
  /// observes what those closures ask of models, is drawn again when that changes, and sets it
  /// again. The old world observed nothing there (H016).
  mutating func findReadsBySubscriptions() {
    for (file, fileFacts) in facts.files.enumerated() {
      for fact in fileFacts.publishers where fact.reception == nil {
        guard let model = fact.model, !index.isAside(fact.unit),
          let written = drawnCode.writes[PropertyKey(model, fact.property)],
          !written.isScheduled,
          let range = index.files[file].closuresRunAtOnce(behind: fact.place.range.end)
        else { continue }
        for (read, property) in reads(in: range, file, fileFacts) {
          add(
            read.model, "observed-object-creates-model",
            "drawing \(written.isSure ? "sets" : "may set") '\(fact.property)', and what subscribes"
              + " to that asks for '\(property)' here at once: whoever is drawn would be drawn"
              + " again whenever it changes, and set it again", read.place, .acceptance)
        }
      }
    }
  }

  /// The first place for each property that becomes tracked, and may change.
  private func reads(
    in range: ByteRange, _ file: FileIndex, _ fileFacts: FileFacts
  ) -> [(read: MemberFact, property: String)] {
    var seen: Set<PropertyKey> = []
    return fileFacts.memberUses.filter {
      $0.place.file == file && range.contains($0.place.range) && !$0.isWholeWrite && !$0.isCall
    }.sorted { $0.place < $1.place }.compactMap { read in
      let owners = [read.model] + index.superclasses(of: read.model)
      let decision = owners.flatMap { properties[$0] ?? [] }.first {
        $0.name == read.member && $0.action == .tracked
      }
      guard let decision, maySet(decision, owners),
        seen.insert(PropertyKey(read.model, read.member)).inserted
      else { return nil }
      return (read, read.member)
    }
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

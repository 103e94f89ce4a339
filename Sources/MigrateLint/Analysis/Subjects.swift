// Publishers that outlive their wrapper as subjects (domain.md, H010, H013).
extension BlockerFinder {
  /// A subject that a property feeds as it changes, for those who subscribe to the property.
  mutating func subject(_ fact: PublisherFact) -> Treatment? {
    guard fact.isReplaceable, let model = fact.model, index[model].kind == .class,
      let member = index.members(fact.property, of: model).first(where: { $0.kind == .variable }),
      index.isPublished(member), let owner = index.owner(member), isPlain(member),
      index.isOldModel(owner), !index.types.declaration(owner).isConditional
    else { return nil }
    let words = self.words ?? SubjectWords(index)
    self.words = words
    let name = [fact.property + "Subject", fact.property + "Publisher"].first {
      !words.taken.contains($0)
    }
    guard let name, !words.hasWrittenWrapper else { return nil }
    return .subject(member, name: name)
  }

  /// The properties that a 'willSet' will observe: what changes one in place changes a copy then.
  mutating func propertiesThatFeedSubjects() -> Set<MemberID> {
    var result: Set<MemberID> = []
    for fact in facts.files.lazy.flatMap(\.publishers)
    where fact.reception == nil && fact.assignment == nil {
      if case .subject(let member, _)? = subject(fact) { result.insert(member) }
    }
    return result
  }

  /// `publisher.assign(to: &$x)` sets what goes with `@Published`: a sink may set the property, for
  /// as long as the model lives.
  mutating func sink(_ fact: PublisherFact) -> Treatment? {
    guard let place = fact.assignment, let model = fact.model, fact.unit.owner == model,
      let member = index.members(fact.property, of: model).first(where: { $0.kind == .variable }),
      index.isPublished(member), index.owner(member) == model, isPlain(member),
      place.file == member.place.file, index.isOldModel(model),
      // Here: what is assigned to `$x` runs no observer of `x`.
      index.variable(member).accessors.isEmpty, !index.types.declaration(model).isConditional
    else { return nil }
    let name = fact.property + "Assignments"
    guard index.variables(named: name).isEmpty else { return nil }
    return .sink(member, keeper: name, place)
  }

  /// Nothing but `@Published`, access and at most a `didSet`: that is where an observer fits in.
  private func isPlain(_ member: MemberID) -> Bool {
    let variable = index.variable(member)
    let file = index.files[member.place.file]
    guard variable.siblings == 1, !variable.isInPattern, !variable.isBackticked,
      !variable.isStatic, !variable.isConditional, variable.attributes.count == 1,
      let attribute = variable.attributes.first,
      attribute.range.count == attribute.name.utf8.count + 1
    else { return false }
    let isWaiting = variable.accessors.allSatisfy { $0.kind == .didSet }
    // Here: no type argument can be written with the mark of `Int!`.
    let isUnwrapped = variable.typeRange.map { file.source.text($0).utf8.last == UInt8(ascii: "!") }
    return isWaiting && !(isUnwrapped ?? false)
      && variable.modifiers.allSatisfy {
        FrameworkNames.accessModifiers.contains($0.name) || $0.name == "final"
      }
  }
}

/// Words of the whole project that stand against new subjects.
struct SubjectWords {
  /// Names that a subject might have and that are used already.
  private(set) var taken: Set<String> = []
  /// `Published<…>` is written somewhere as a part of a type: a subject may not fit there.
  private(set) var hasWrittenWrapper = false

  init(_ index: ProjectIndex) {
    let endings = ["Subject", "Publisher"].map { Array($0.utf8) }
    let wrapper = Array(FrameworkNames.published.utf8)
    for file in index.files {
      let bytes = file.source.bytes
      let tokens = file.stream.tokens
      for (position, token) in tokens.enumerated() where token.kind == .identifier {
        let text = bytes[token.start..<token.end]
        let isCalledSo = endings.contains {
          text.count > $0.count && text.suffix($0.count).elementsEqual($0)
        }
        if isCalledSo {
          taken.insert(file.source.text(token.range))
        } else if text.elementsEqual(wrapper), position > 0, isNested(tokens[position - 1], file) {
          hasWrittenWrapper = true
        }
      }
    }
    if !hasWrittenWrapper { hasWrittenWrapper = Self.usesWhatIsAdded(index) }
  }

  /// Whether somebody calls what an extension adds to `Published<…>` or its publisher, by the name.
  private static func usesWhatIsAdded(_ index: ProjectIndex) -> Bool {
    var names: Set<String> = []
    for outline in index.files.lazy.map(\.outline) {
      for (position, type) in outline.types.enumerated() where type.kind == .extension {
        guard case .named(let path)? = type.extendedType, path[0].name == FrameworkNames.published
        else { continue }
        // Here: what it conforms to anew may be asked of it anywhere.
        if !type.inheritance.isEmpty { return true }
        names.formUnion(outline.functions.lazy.filter { $0.owner == position }.map(\.name))
        names.formUnion(outline.variables.lazy.filter { $0.owner == position }.map(\.name))
      }
    }
    guard !names.isEmpty else { return false }
    return index.files.contains { file in
      let tokens = file.stream.tokens
      return tokens.indices.dropFirst().contains { position in
        tokens[position].kind == .identifier
          && file.source.text(tokens[position - 1].range) == "."
          && names.contains(file.source.text(tokens[position].range))
      }
    }
  }

  /// Whether what stands in front makes it a part of another type: `Map<Published<…`. By itself it
  /// is the type of a plain `$x`, which is never replaced.
  private func isNested(_ token: Token, _ file: ParsedFile) -> Bool {
    ["<", ","].contains(file.source.text(token.range))
  }
}

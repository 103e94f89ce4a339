/// Objects that instances are given, and that were there before: what an instance does to them at
/// its end, one that is thrown away does to all who have them.
final class PartsOfOthers {
  private let index: ProjectIndex
  private let facts: ProjectFacts
  private lazy var resolver = OriginResolver(
    index: index, facts: facts,
    settings: PropertySettings(of: [], index: index, facts: facts),
    hidden: HiddenGivers(index, facts))

  init(_ index: ProjectIndex, _ facts: ProjectFacts) { (self.index, self.facts) = (index, facts) }

  /// Whether somebody gives a new instance, for the property by way of which it does something at
  /// its end, an object that somebody else keeps.
  func isOlder(_ effect: EffectAtTheEnd) -> Bool {
    guard let part = effect.part, let owner = index.owner(part) else { return false }
    let key = PropertyKey(owner, index.variable(part).name)
    return (facts.assignments[key] ?? []).contains { fact in
      fact.unit.kind == .initializer
        && resolver.sources(of: fact.origin).contains { !$0.isFromPreview && isOlder($0) }
    }
  }

  private func isOlder(_ source: Source) -> Bool {
    switch source.kind {
    case .shared: true
    case .kept: !source.mayBeFresh
    case .fresh: false
    case .unknown: source.place.map(namesShared) ?? false
    }
  }

  /// `UIDevice.current`, of which nothing else is known.
  private func namesShared(_ place: Place) -> Bool {
    let words = index.files[place.file].source.text(place.range).split(separator: ".")
    guard words.count == 2, let last = words.last.map(String.init) else { return false }
    return FrameworkNames.sharedNames.contains(last)
      && FrameworkNames.mayBeClass(String(words[0]))
  }
}

/// Types at the top level of files whose name many others have, by file.
///
/// What declares one name over and over in one place compiles nowhere. Of so many types a name
/// means the first few, of so many typealiases nobody knows what, and all types that may be meant
/// are kept: nothing is rewritten by what was left out.
struct Namesakes: Sendable {
  /// How many types a name may mean in a file, or in a type.
  static let limit = 100
  /// How many typealiases that differ. Each may lead to as many others.
  static let aliasLimit = 8

  private var types: [String: [FileIndex: [TypeID]]] = [:]
  /// Those of the names that too many types have.
  private(set) var crowded: Set<TypeID> = []
  /// The names in typealiases of which there are too many, and the types that these may mean.
  private var mentioned: Set<String> = []
  private(set) var hidden: Set<TypeID> = []

  init() {}

  init(_ index: TypeIndex) {
    // Here: few are quickly gone through at each place.
    for (name, all) in index.topLevel where all.count > 8 {
      let byFile = Dictionary(grouping: all) { index[$0].declaration.file }
      types[name] = byFile.mapValues { inFile in
        let variants = index.oneOfVariants(inFile)
        if variants.count > Namesakes.limit { crowded.formUnion(variants) }
        return Array(variants.prefix(Namesakes.limit))
      }
    }
  }

  /// The typealiases that a name may mean.
  mutating func few(_ all: [AliasEntity]) -> [AliasEntity] {
    guard all.count > Namesakes.aliasLimit else { return all }
    var seen: Set<AliasEntity> = []
    let unique = fewBranches(all.filter { seen.insert($0).inserted })
    let byFile = Dictionary(grouping: unique, by: \.file)
    var shown: Set<FileIndex> = []
    return unique.compactMap { alias in
      guard byFile[alias.file, default: []].count > Namesakes.aliasLimit else { return alias }
      leaveOut([alias])
      return shown.insert(alias.file).inserted ? alias.ofNobodyKnowsWhat : nil
    }
  }

  /// Of so many branches of `#if` in files of one module, each of which every file may mean, one
  /// for each type that they name; or one for all, if these are many, too.
  private mutating func fewBranches(_ all: [AliasEntity]) -> [AliasEntity] {
    let byModule = Dictionary(grouping: all.filter(\.isConditional), by: \.module)
    let crowded = byModule.filter { $0.value.count > Namesakes.limit }
    guard !crowded.isEmpty else { return all }
    let targets = crowded.mapValues { Set($0.map(\.target)).count }
    var shown: [String: Set<TypeSyntax>] = [:]
    return all.compactMap { alias in
      guard alias.isConditional, let count = targets[alias.module] else { return alias }
      let kept = count > Namesakes.limit ? alias.ofNobodyKnowsWhat : alias
      let isFirst = shown[alias.module, default: []].insert(kept.target).inserted
      if !isFirst || kept != alias { leaveOut([alias]) }
      return isFirst ? kept : nil
    }
  }

  /// Notes that more typealiases of a name were left out.
  mutating func leaveOut(_ aliases: some Sequence<AliasEntity>) {
    for alias in aliases { mentioned.formUnion(alias.target.components.map(\.name)) }
  }

  /// Finds the types that typealiases may mean which were left out, be it through others.
  mutating func findHidden(_ index: TypeIndex) {
    guard !mentioned.isEmpty else { return }
    let aliases = Dictionary(
      grouping: index.files.flatMap(\.outline.typealiases), by: \.name)
    var open = Array(mentioned)
    while let name = open.popLast() {
      for alias in aliases[name] ?? [] {
        for component in alias.target?.components ?? []
        where mentioned.insert(component.name).inserted { open.append(component.name) }
      }
    }
    hidden = Set(index.types.filter { mentioned.contains($0.name) }.map(\.id))
  }

  /// The same for the types in types.
  mutating func limit<Place>(_ nested: inout [Place: [String: [TypeID]]]) {
    for (parent, names) in nested {
      for (name, all) in names where all.count > Namesakes.limit {
        crowded.formUnion(all)
        nested[parent]?[name] = Array(all.prefix(Namesakes.limit))
      }
    }
  }

  /// What a name means in a file that declares it, as far as that is known here.
  func meaning(of name: String, in file: FileIndex) -> NameResolution? {
    guard let found = types[name]?[file] else { return nil }
    return found.count == 1 ? .type(found[0]) : .ambiguous(found)
  }
}

extension TypeIndex {
  /// Whether the types of a name that several have are these and no others, by no typealias either.
  func areAll(_ candidates: [TypeID], called name: String) -> Bool {
    !candidates.isEmpty && aliases[name] == nil && externalAliases[name] == nil
      && candidates.allSatisfy { type in
        self[type].name == name && !namesakes.crowded.contains(type)
          && self[type].parent.flatMap { nestedAliases[$0]?[name] } == nil
      }
  }
}

extension AliasEntity {
  fileprivate var ofNobodyKnowsWhat: AliasEntity {
    AliasEntity(
      target: .other, file: file, owner: owner, module: module, isConditional: isConditional,
      isFilePrivate: isFilePrivate)
  }
}

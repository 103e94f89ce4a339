/// Types at the top level of files whose name many others have, by file.
///
/// What declares one name over and over in one place compiles nowhere. Of so many types a name
/// means the first few, and all of them are kept: nothing is rewritten by what was left out.
struct Namesakes: Sendable {
  /// How many types a name may mean in a file, or in a type.
  static let limit = 100

  private var types: [String: [FileIndex: [TypeID]]] = [:]
  /// Those of the names that too many types have.
  private(set) var crowded: Set<TypeID> = []

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

  /// The same for the types in types.
  mutating func limit(_ nested: inout [TypeID: [String: [TypeID]]]) {
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

// Files that do not parse: they are never written, and what else they hold nobody knows.

extension BlockerFinder {
  private static let rule = "file-not-parsed"

  /// Keeps every model that such a file declares, holds, injects, or may use in a way that was not
  /// seen.
  mutating func findUnparsedFiles() {
    let unparsed = Set(index.files.indices.filter { !facts.files[$0].problems.isEmpty })
    guard !unparsed.isEmpty else { return }
    let models = index.types.types.map(\.id).filter { index.isObservableObjectClass($0) }
    for model in models {
      for part in index[model].parts where unparsed.contains(part.file) {
        addUnparsed(model, part.file)
      }
      // Here: a manifest says which actor its targets are on, and in which version of Swift.
      let manifests = index.manifestFiles(around: index[model].declaration.file)
      for manifest in manifests where unparsed.contains(manifest) { addUnparsed(model, manifest) }
    }
    for holder in holders
    where unparsed.contains(holder.namePlace.file) && index.isObservableObjectClass(holder.model) {
      addUnparsed(holder.model, holder.namePlace.file)
    }
    for file in facts.files {
      for fact in file.injections where unparsed.contains(fact.place.file) {
        if let model = fact.model, index.isObservableObjectClass(model) {
          addUnparsed(model, fact.place.file)
        }
      }
    }
    let words = UnparsedWords(index, holders, unparsed)
    let names = namesByModel()
    for model in models {
      guard let file = words.anyModel ?? (names[model] ?? []).compactMap({ words.files[$0] }).min()
      else { continue }
      addHidden(model, file)
    }
    guard let file = words.environment else { return }
    for holder in holders where holder.wrapper == .environmentObject {
      for model in index.observableModels(of: holder.model) { addHidden(model, file) }
    }
  }

  /// By what each model may be used: its name and aliases, what holds it and the holders' storage,
  /// its publishers, and properties that would stop to notify.
  private func namesByModel() -> [TypeID: Set<String>] {
    var names: [TypeID: Set<String>] = [:]
    for entity in index.types.types where index.isObservableObjectClass(entity.id) {
      names[entity.id, default: []].insert(entity.name)
      for property in properties[entity.id] ?? [] {
        names[entity.id]?.formUnion(["$" + property.name, "_" + property.name])
        if property.published == nil { names[entity.id]?.insert(property.name) }
      }
    }
    let aliases = aliasesByTarget()
    for id in names.keys {
      var queue = [index[id].name]
      while let name = queue.popLast() {
        for alias in aliases[name] ?? [] where names[id]?.insert(alias).inserted == true {
          queue.append(alias)
        }
      }
    }
    for holder in holders {
      for model in index.observableModels(of: holder.model) {
        names[model, default: []].formUnion(["$" + holder.name, "_" + holder.name])
        if let owner = holder.owner { names[model]?.insert(index[owner].name) }
      }
    }
    return names
  }

  /// The names of the typealiases whose type mentions a name.
  private func aliasesByTarget() -> [String: [String]] {
    var result: [String: [String]] = [:]
    for (alias, entities) in index.types.aliases {
      for name in Set(entities.flatMap { $0.target.paths.compactMap(\.last?.name) }) {
        result[name, default: []].append(alias)
      }
    }
    return result
  }

  private mutating func addUnparsed(_ model: TypeID, _ file: FileIndex) {
    add(unparsed: file, model, "a file that it needs \(flaw(of: file))")
  }

  private mutating func addHidden(_ model: TypeID, _ file: FileIndex) {
    if isKept(model, by: Self.rule) { return }
    add(
      unparsed: file, model,
      "a file that \(flaw(of: file)) may use it in a way that cannot be seen")
  }

  private func flaw(of file: FileIndex) -> String {
    index.files[file].source.isText ? "does not parse" : "is not UTF-8"
  }

  private mutating func add(unparsed file: FileIndex, _ model: TypeID, _ message: String) {
    guard let problem = facts.files[file].problems.first else { return }
    add(model, Self.rule, message, Place(file, problem.range))
  }
}

/// What the words of files that do not parse may mean.
private struct UnparsedWords {
  /// The first of the files that has each word.
  private(set) var files: [String: FileIndex] = [:]
  /// A file that may use any model: something in it says so, and it was not seen on whom.
  private(set) var anyModel: FileIndex?
  /// A file that may inject or read any model of the environment.
  private(set) var environment: FileIndex?

  init(_ index: ProjectIndex, _ holders: [ModelHolder], _ unparsed: Set<FileIndex>) {
    let holders = Dictionary(grouping: holders, by: \.namePlace.file)
    for file in unparsed.sorted() {
      let words = index.files[file].source.words
      for word in words.keys where files[word] == nil { files[word] = file }
      func exceeds(_ word: String, _ seen: Int) -> Bool { words[word, default: 0] > seen }
      let conformances = index.files[file].outline.types.reduce(0) { count, type in
        count + type.inheritance.count {
          type.kind != .protocol && $0.type.lastName == FrameworkNames.observableObject
        }
      }
      let wrappers = [Wrapper.stateObject, .observedObject].contains { wrapper in
        let seen = (holders[file] ?? []).count { $0.wrapper == wrapper && $0.attribute != nil }
        return exceeds(wrapper.rawValue, seen)
      }
      if wrappers || exceeds(FrameworkNames.objectWillChange, 0)
        || exceeds(FrameworkNames.observableObject, conformances)
      {
        anyModel = anyModel ?? file
      }
      if exceeds(FrameworkNames.environmentObjectModifier, 0)
        || exceeds(Wrapper.environmentObject.rawValue, 0)
      {
        environment = environment ?? file
      }
    }
  }
}

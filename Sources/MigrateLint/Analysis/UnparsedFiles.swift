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
    let scripts = unparsed.filter(index.isScriptByItself)
    // Here: of several files of a module only 'main.swift' can have a statement at its top.
    let alone = scripts.filter {
      PathName.lastComponent(of: index.files[$0].source.path) != FrameworkNames.mainFile
    }
    let all = UnparsedWords(index, holders, unparsed.subtracting(alone))
    let others = alone.count == scripts.count
      ? all : UnparsedWords(index, holders, unparsed.subtracting(scripts))
    let names = namesByModel()
    for model in models {
      let words = index.isInPackage(model, without: scripts) ? others : all
      guard let file = words.anyModel ?? (names[model] ?? []).compactMap({ words.files[$0] }).min()
      else { continue }
      addHidden(model, file)
    }
    guard let file = all.environment else { return }
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
      names[entity.id]?.formUnion(methodsUsingUnpublished(of: entity.id))
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
        // Here: `$rack.dry` is the binding's own `dry`, where an extension gives it one.
        for fact in holder.key.flatMap({ facts.projections[$0] }) ?? [] {
          if let member = fact.member { names[model]?.insert(member) }
        }
      }
    }
    return names
  }

  /// The methods that read or set what a model does not publish: called while something is drawn,
  /// they decide whether that is tracked.
  private func methodsUsingUnpublished(of model: TypeID) -> Set<String> {
    let unpublished = Set((properties[model] ?? []).filter { $0.published == nil }.map(\.name))
    guard !unpublished.isEmpty else { return [] }
    return index.allMembers(of: model).values.joined().reduce(into: []) { result, member in
      guard member.kind == .function, let body = index.function(member).body else { return }
      let file = index.files[member.place.file]
      let used = Set(file.plainNames(in: body)).union(file.members(usedIn: body))
      if !used.isDisjoint(with: unpublished) { result.insert(index.function(member).name) }
    }
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

// Scripts such as those of tools that look at changes: they lie beside a project, and see nothing
// of it.
extension ProjectIndex {
  /// Whether a model belongs to a target of a package around which none of the files lies.
  fileprivate func isInPackage(_ model: TypeID, without files: Set<FileIndex>) -> Bool {
    let module = self[model].module
    guard types.packageModules.contains(module), let end = module.lastIndex(of: ":") else {
      return false
    }
    let folder = module[..<end] + "/"
    return folder != "/" && !files.contains { self.files[$0].source.layoutPath.hasPrefix(folder) }
  }

  /// Whether a file is alone in its folder, has a statement at its top, and imports nothing that
  /// may be the project's. A statement there makes it a module of its own.
  fileprivate func isScriptByItself(_ file: FileIndex) -> Bool {
    let parsed = files[file]
    let folder = PathName.parent(of: parsed.source.layoutPath)
    let isAlone = files.indices.allSatisfy { other in
      let path = files[other].source.layoutPath
      return other == file || PathName.parent(of: path) != folder
        || path.hasSuffix(FrameworkNames.manifest)
    }
    let start = (parsed.outline.problems + parsed.stream.problems).map(\.range.start).min() ?? 0
    let isScript = parsed.outline.freestandingCode.contains {
      $0.owner == nil && $0.macro == nil && $0.range.end <= start && parsed.isStatement($0.range)
    }
    return isAlone && isScript && parsed.source.isText && !mayImportOwnModule(parsed)
  }

  /// Whether a line of a file has the word `import` and a name that may be a module's of the
  /// project.
  private func mayImportOwnModule(_ parsed: ParsedFile) -> Bool {
    let text = parsed.source.text(ByteRange(0, parsed.source.bytes.count))
    let names = Set(
      text.split(whereSeparator: \.isNewline).lazy.filter { $0.contains("import") }
        .flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) }
    ).filter { !FrameworkNames.appleModules.contains($0) }
    return files.contains { other in
      let path = other.source.layoutPath
      guard !path.split(separator: "/").contains(where: { names.contains(String($0)) }) else {
        return true
      }
      guard path.hasSuffix(FrameworkNames.manifest) else { return false }
      let manifest = other.source.text(ByteRange(0, other.source.bytes.count))
      return names.contains { manifest.contains("\"" + $0 + "\"") }
    }
  }
}

extension ParsedFile {
  /// Whether code begins with a word that only statements begin with.
  fileprivate func isStatement(_ range: ByteRange) -> Bool {
    let first = source.text(range).prefix { $0.isLetter }
    return ["if", "for", "while", "guard", "switch", "repeat"].contains(first)
  }
}

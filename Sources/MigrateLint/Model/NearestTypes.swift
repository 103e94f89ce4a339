// Which of several types with one name is meant.
extension TypeIndex {
  /// Those that a module declares, else those that it hands on: `@_exported import Core`.
  func those(_ all: [TypeID], of module: String) -> [TypeID] {
    func declared(_ name: String) -> [TypeID] {
      all.filter { self[$0].module == name || self[$0].module.hasSuffix(":" + name) }
    }
    let own = declared(module)
    return own.isEmpty ? (handedOn[module] ?? []).sorted().flatMap(declared) : own
  }

  /// Of several types with one name: those in the same file, else in the same target, else in
  /// imported targets, else in folders beside, else all.
  func nearest(_ candidates: [TypeID], to file: FileIndex) -> [TypeID] {
    let sameFile = candidates.filter { self[$0].declaration.file == file }
    if !sameFile.isEmpty { return oneOfVariants(sameFile) }
    var candidates = candidates
    let unlisted = projectFolders.unlisted
    if !unlisted.isEmpty, !unlisted.contains(file) {
      let listed = candidates.filter { !unlisted.contains(self[$0].declaration.file) }
      if listed.count == 1 { return listed }
      if !listed.isEmpty { candidates = listed }
    }
    let byTarget = projectFolders.membership.own(
      candidates, to: file, declaredIn: { self[$0].declaration.file })
    if byTarget.differ { return byTarget.elements }
    candidates = byTarget.elements
    if candidates.count == 1 { return candidates }
    candidates = projectFolders.own(
      candidates, to: file, declaredIn: { self[$0].declaration.file },
      isPublic: { id in
        let declaration = declaration(id)
        return ["public", "open", "package"].contains { declaration.hasModifier($0) }
      })
    let sameModule = candidates.filter { self[$0].module == modules[file] }
    if !sameModule.isEmpty { return oneOfVariants(sameModule) }
    if case let variants = oneOfVariants(candidates), variants.count == 1 { return variants }
    let imports = importedModules(by: file)
    let imported = candidates.filter { id in
      guard let name = self[id].module.split(separator: ":").last else { return false }
      return imports.contains(String(name)) || imports.contains("\(name).\(self[id].name)")
    }
    if !imported.isEmpty { return imported.count > 1 ? openly(imported, to: file) : imported }
    // Here: a folder may be a part of several targets, each with a class of that name.
    let besides = candidates.filter { isBeside(self[$0].module, file) }
    let isPlain = candidates.allSatisfy { besides.contains($0) || self[$0].kind != .class }
    return besides.isEmpty || !isPlain ? candidates : oneOfVariants(besides)
  }

  /// Those of some types of other targets that a file sees: what is `@_spi` only who asks for that.
  private func openly(_ imported: [TypeID], to file: FileIndex) -> [TypeID] {
    let asks = files[file].outline.imports.contains {
      $0.attributes.contains { $0.lastName == FrameworkNames.spi }
    }
    if asks { return imported }
    let open = imported.filter { declaration($0).attribute(FrameworkNames.spi) == nil }
    return open.isEmpty ? imported : open
  }

  /// Whether a folder of files that looks like a target may just be a folder of the same one:
  /// `App/Sources/Core` and `App/Sources/Views` without a manifest that names them.
  private func isBeside(_ module: String, _ file: FileIndex) -> Bool {
    guard !packageModules.contains(module), !packageModules.contains(modules[file]) else {
      return false
    }
    return module.prefix { $0 != ":" } == modules[file].prefix { $0 != ":" }
  }

  /// `#if` variants of one type count as one: the first stands for all.
  func oneOfVariants(_ candidates: [TypeID]) -> [TypeID] {
    let file = self[candidates[0]].declaration.file
    let module = modules[file]
    let areVariants = candidates.allSatisfy {
      self[$0].module == module && declaration($0).isConditional
    }
    return areVariants ? [candidates[0]] : candidates
  }
}

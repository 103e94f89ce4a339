// The import of Observation that a file may lack, and who else has to see it (hazard H032).
extension UnitRewriter {
  func importOfObservation(
    for declaration: TypeDeclaration, in file: FileIndex, _ type: TypeID
  ) -> [Edit] {
    let saysPublic = hasToSayPublic(in: file, type)
    guard needsImport(file, declaration, saysPublic) else { return [] }
    return [
      builder(file).addImport(
        FrameworkNames.observation, isExplicit: hasNarrowImports, saysPublic: saysPublic)
    ]
  }

  /// Whether the file lacks an import that the macro can be seen through.
  private func needsImport(
    _ file: FileIndex, _ declaration: TypeDeclaration, _ saysPublic: Bool
  ) -> Bool {
    let isPublic = plan.index.isPublic(declaration, in: file)
    let parsed = plan.index.files[file]
    return !parsed.outline.imports.contains { imported in
      guard parsed.isThere(imported.range.start, whenever: declaration.range.start),
        imported.declaration == nil, FrameworkNames.observableModules.contains(imported.module)
      else { return false }
      let access = imported.modifiers.map(\.name)
      // Here: the macro's code needs the module wherever the class can be seen.
      if access.contains("private") || access.contains("fileprivate") { return false }
      if isPublic, saysPublic { return access.contains("public") }
      if isPublic { return !access.contains("internal") && !access.contains("package") }
      let isPackage = declaration.hasModifier("package")
      return !(isPackage && access.contains("internal"))
    }
  }

  /// Whether an import that says nothing may be internal: others of the file say that they are
  /// public, or the target asks for it.
  private func hasToSayPublic(in file: FileIndex, _ type: TypeID) -> Bool {
    if plan.index.files[file].saysPublicOfImports { return true }
    let conforming = plan.index.traits(type).conformances.compactMap { conformance in
      if case .written(_, let part) = conformance { part.file } else { nil }
    }
    // Here: a public class that conforms right here compiles with the imports that are there.
    let isProven = conforming.contains(file) && plan.index.files[file].outline.imports.contains {
      FrameworkNames.modulesOfModels.contains($0.module) && $0.modifiers.isEmpty
    }
    if isProven { return false }
    return plan.index.importsInternally(file)
      || conforming.contains { plan.index.files[$0].saysPublicOfImports }
  }
}

extension ParsedFile {
  /// Where one import says that it is public, another that says nothing may be internal.
  var saysPublicOfImports: Bool {
    outline.imports.contains { $0.modifiers.contains { $0.name == "public" } }
  }
}

// Structs that are declared several times: under `#if`, or once in the folder of each system. An
// extension that all targets compile adds to each of them.
extension TypeIndex {
  /// For each such struct the others of its name. Empty where every name is declared once.
  func findVariants() -> [TypeID: [TypeID]] {
    var byName: [String: [TypeID]] = [:]
    for entity in types where entity.kind == .struct && !entity.isLocal && !entity.isFilePrivate {
      byName[entity.qualifiedName, default: []].append(entity.id)
    }
    var result: [TypeID: [TypeID]] = [:]
    for ids in byName.values where ids.count > 1 && ids.count < 9 {
      for id in ids { result[id] = ids.filter { $0 != id } }
    }
    return result
  }

  /// The structs that code in an extension of `owner` may be about as well.
  func variants(of owner: TypeID, in unit: CodeUnit) -> [TypeID] {
    guard let others = variants[owner], let own = unit.declaration,
      files[unit.file].outline.types[own].kind == .extension
    else { return [] }
    return others
  }

  /// The structs that stand for one where the other is not compiled.
  func alternatives(to id: TypeID) -> [TypeID] {
    guard let others = variants[id], declaration(id).isConditional else { return [] }
    return others.filter { declaration($0).isConditional && self[$0].module == self[id].module }
  }
}

// Private models that become visible to their file, for the macro.
extension UnitRewriter {
  /// A `fileprivate` class may not show types that stay `private`, nor live in one (H028).
  mutating func refusePrivateNeighbours(of model: TypeID, _ file: FileIndex) {
    let outline = plan.index.files[file].outline
    let position = plan.index[model].declaration.index
    let names = plan.index.files[file].names(usedIn: outline.types[position].range)
    var around = outline.types[position].parent
    let own = outline.types[position].range
    // Here: of types further out and of extensions, too; at the top of a file private means all.
    var isHidden = outline.types.contains { type in
      type.parent != nil && type.hasModifier("private") && names.contains(type.name)
        && !own.contains(type.range)
    }
    isHidden = isHidden || outline.typealiases.contains { alias in
      alias.owner != nil && alias.isHidden && names.contains(alias.name)
        && !own.contains(alias.range)
    }
    while let outer = around {
      around = outline.types[outer].parent
      // Here: at the top of a file private means the whole file.
      isHidden = isHidden || around != nil && outline.types[outer].hasModifier("private")
    }
    guard isHidden else { return }
    refuse(
      "unsupported-declaration",
      "'\(plan.name(model))' is private beside or inside other private types, and the macro needs"
        + " to see it",
      plan.place(ofName: model))
  }
}

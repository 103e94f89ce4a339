// The macro copies the declaration of each property that it tracks to a private one beside it.
extension BlockerFinder {
  /// What the macro would copy to the private storage of a property.
  mutating func findInlining(_ model: TypeID) {
    for decision in properties[model] ?? [] where decision.action == .tracked {
      let variable = index.variable(decision.variable)
      guard let attribute = variable.attribute(FrameworkNames.usableFromInline) else { continue }
      add(
        model, "unsupported-declaration",
        "the storage that the macro makes for '\(decision.name)' is private, where"
          + " '@\(attribute.name)' does not compile",
        Place(decision.variable.place.file, attribute.range))
    }
  }

  /// `var mode = 1  // note` with the brace of its observers in the next line: the copy ends behind
  /// the comment, and what follows does not compile (found with Swift 6.3.1).
  mutating func findCommentsBeforeObservers(_ model: TypeID) {
    for decision in properties[model] ?? [] where decision.action == .tracked {
      let (file, variable) = (decision.variable.place.file, index.variable(decision.variable))
      guard variable.hasObservers, let brace = variable.accessorRange?.start,
        let comment = index.files[file].lineComment(rightBefore: brace)
      else { continue }
      add(
        model, "unsupported-declaration",
        "the macro copies '\(decision.name)' with this comment and without the line's end behind"
          + " it, which does not compile; write the comment on a line of its own above, or '{' in"
          + " front of it", Place(file, comment))
    }
  }
}

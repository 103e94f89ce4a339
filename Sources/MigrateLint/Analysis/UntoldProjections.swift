// `other.$model.title` where nobody knows what `other` is: it may be a view.
extension ProjectFacts {
  /// Where something may be bound to a part of what a view's property holds.
  func untoldProjection(
    of variable: VariableDeclaration, of model: TypeID, _ index: ProjectIndex
  ) -> Place? {
    guard let uses = untoldProjections[variable.name], !variable.hasModifier("private") else {
      return nil
    }
    return uses.first { !index.members($0.member, of: model).isEmpty }?.place
  }
}

extension BlockerFinder {
  /// `@Environment` has no `$`.
  mutating func findUntoldProjections() {
    for holder in holders where holder.wrapper == .environmentObject {
      guard let member = holder.variable,
        let place = facts.untoldProjection(of: index.variable(member), of: holder.model, index)
      else { continue }
      add(
        heldBy: holder, "object-wrapper",
        "this may be the '$\(holder.name)' of '\(holder.ownerName)', which is gone after the"
          + " migration", place)
    }
  }
}

/// A place that requires some type to be an `ObservableObject`.
public struct ObservableObjectConstraint: Sendable {
  public var place: Place
  /// `the protocol 'P'`, `the generic parameter 'VM'`.
  public var subject: String
  public var symbol: String
}

// Questions that rules ask of a plan.
extension Plan {
  /// The holders with a wrapper of the old world whose model is to migrate.
  func oldHolders(_ wrapper: Wrapper) -> [ModelHolder] {
    holders.filter { $0.wrapper == wrapper && isOldHolder($0) }
  }

  private func isOldHolder(_ holder: ModelHolder) -> Bool {
    plan(of: holder.model) != nil
  }

  /// What becomes of a holder, as the end of a sentence.
  func becomes(_ holder: ModelHolder) -> String {
    if isBlocked(holder.model) { return "stays with '\(name(holder.model))'" }
    if holder.isOptional, holder.wrapper == .environmentObject { return "stays" }
    let form = newForm(holder)
    var sentence = form.hasPrefix("@") ? "becomes '\(form)'" : "becomes a plain '\(form)'"
    if holder.wrapper == .environmentObject, holder.hasBinding {
      sentence += " with a local '@Bindable'"
    }
    return sentence
  }

  /// `Type.member` of a piece of code.
  func symbol(_ unit: CodeUnit) -> String {
    let member = unit.memberName
    guard let owner = unit.owner else { return member.isEmpty ? "top level" : member }
    return name(owner) + (member.isEmpty ? "" : "." + member)
  }

  /// The first read, while drawing, of something that notifies, through a holder.
  func observedRead(through holder: ModelHolder) -> MemberFact? {
    drawnReads(through: holder).filter { fact in
      !fact.isWrite
        && drawn.reach(fact.member, of: fact.model).contains { isPublished($0, of: fact.model) }
    }.min { $0.place < $1.place }
  }

  private func isPublished(_ name: String, of model: TypeID) -> Bool {
    index.members(name, of: model).contains {
      $0.kind == .variable && index.wrapper($0).wrapper == .published
    }
  }

  /// Every generic parameter, protocol and existential that requires an `ObservableObject`.
  var constraints: [ObservableObjectConstraint] {
    index.files.indices.flatMap { ConstraintFinder(index: index, file: $0).constraints() }
  }
}

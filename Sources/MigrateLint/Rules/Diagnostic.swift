/// A finding before it is printed: places in files, not yet lines and columns.
public struct Diagnostic: Sendable {
  /// Evidence: a message and where it points.
  public struct Note: Hashable, Sendable {
    public var message: String
    public var place: Place

    public init(_ message: String, at place: Place) {
      self.message = message
      self.place = place
    }
  }

  public var severity: Severity
  public var place: Place
  public var message: String
  /// `ChildView.viewModel`.
  public var symbol: String
  public var model: TypeID?
  public var notes: [Note]

  public init(
    _ severity: Severity = .warning, at place: Place, _ message: String, symbol: String,
    model: TypeID? = nil, notes: [Note] = []
  ) {
    self.severity = severity
    self.place = place
    self.message = message
    self.symbol = symbol
    self.model = model
    self.notes = notes
  }
}

extension Plan {
  /// How loud a migration finding is: in a blocked unit the blocker is the warning.
  func migrationSeverity(_ model: TypeID) -> Severity { isBlocked(model) ? .note : .warning }

  /// The first reason that keeps a model, as a note on its findings.
  func blockerNotes(_ model: TypeID) -> [Diagnostic.Note] {
    guard let plan = plan(of: model), plan.status == .blocked else { return [] }
    if let blocker = plan.blockers.first {
      if let cause = blocker.cause {
        return [
          .init("it stays together with '\(cause.model)': \(cause.message)", at: cause.place)
        ]
      }
      return [.init("it stays: \(blocker.message) [\(blocker.rule)]", at: blocker.place)]
    }
    guard
      let other = models.first(where: { $0.unit == plan.unit && !$0.blockers.isEmpty }),
      let blocker = other.blockers.first
    else { return [] }
    return [
      .init(
        "it stays together with '\(name(other.id))': \(blocker.message) [\(blocker.rule)]",
        at: blocker.place)
    ]
  }

  /// Who owns what a holder holds, as notes.
  func ownershipNotes(_ holder: ModelHolder) -> [Diagnostic.Note] {
    switch holder.ownership {
    case .creates(let place, _, let isAtCallSite):
      return [.init(isAtCallSite ? "made for it here" : "made here", at: place)]
    case .receives(let places, let isFresh):
      guard let place = places.first else { return [] }
      let more = way(to: holder, from: place)
        + (places.count > 1 ? ", and in \(places.count - 1) more" : "")
      return [.init((isFresh ? "a new one is passed in here" : "passed in here") + more, at: place)]
    case .shared(let place):
      let taken = holder.takesWhatIsKept ? "what somebody else keeps" : "the shared instance"
      return [.init("\(taken) is taken here", at: place)]
    case .unknown(let reason):
      return [.init("who owns it is unknown: \(reason)", at: holder.namePlace)]
    case .environment: return []
    }
  }

  /// Of several callers the one that passes a new one, where the others pass what somebody keeps.
  func notesOnNewOnes(_ holder: ModelHolder) -> [Diagnostic.Note] {
    guard case .receives(let places, isFresh: false) = holder.ownership,
      let fresh = holder.passedFresh, !fresh.isInPreview, places.first != fresh.place
    else { return [] }
    return [.init("what is passed in here is made on the way", at: fresh.place)]
  }

  /// The type that is made at a place and hands on to the holder's own what it is given.
  private func way(to holder: ModelHolder, from place: Place) -> String {
    let made = facts.files[place.file].constructions.first { $0.place == place }?.type
    guard let made, let owner = holder.owner, made != owner,
      !index.isSubtype(made, of: owner)
    else { return "" }
    return ", by way of '\(index[made].name)'"
  }

  func bindingNotes(_ holder: ModelHolder) -> [Diagnostic.Note] {
    holder.binding.map { [.init("a binding is taken here", at: $0)] } ?? []
  }
}

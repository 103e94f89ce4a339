/// What the bodies of few files say: all of it is copied as one reference.
struct RareFacts: Sendable {
  var boundObjects: [BoundObjectFact] = []
  var hiddenConstructions: [HiddenConstruction] = []
  var tracking: [TrackingFact] = []
  var localHolders: [LocalHolderFact] = []
  /// Types in bodies that may have to do with `ObservableObject`.
  var constraintMentions: [Place] = []
  var defaults: [DefaultFact] = []
  var specializations: [SpecializationFact] = []
  var usesThroughValues: [UseThroughValue] = []
  var anyObjects: [AnyObjectFact] = []
  /// The members that code names of properties of unknown type.
  var propertyMembers: [MemberID: [LocalMember]] = [:]
  var handOvers: [SelfHandOver] = []
  /// What code does that `@StateObject` and `@State` run once: what they start with.
  var makings: [UnitEffects] = []
  /// What the destinations of links name of what somebody keeps.
  var linkedValues: [LinkedValue] = []
  var unclaimedNames: [UnclaimedName] = []
  var systemQuestions: [SystemQuestionFact] = []
}

extension FileFacts {
  private var rare: RareFacts {
    get { rareFacts.first ?? RareFacts() }
    _modify {
      if rareFacts.isEmpty { rareFacts = [RareFacts()] }
      yield &rareFacts[0]
    }
  }

  var boundObjects: [BoundObjectFact] {
    get { rareFacts.isEmpty ? [] : rareFacts[0].boundObjects }
    _modify { yield &rare.boundObjects }
  }

  var hiddenConstructions: [HiddenConstruction] {
    get { rareFacts.isEmpty ? [] : rareFacts[0].hiddenConstructions }
    _modify { yield &rare.hiddenConstructions }
  }

  var tracking: [TrackingFact] {
    get { rareFacts.isEmpty ? [] : rareFacts[0].tracking }
    _modify { yield &rare.tracking }
  }

  var localHolders: [LocalHolderFact] {
    get { rareFacts.isEmpty ? [] : rareFacts[0].localHolders }
    _modify { yield &rare.localHolders }
  }

  var constraintMentions: [Place] {
    get { rareFacts.isEmpty ? [] : rareFacts[0].constraintMentions }
    _modify { yield &rare.constraintMentions }
  }

  var defaults: [DefaultFact] {
    get { rareFacts.isEmpty ? [] : rareFacts[0].defaults }
    _modify { yield &rare.defaults }
  }

  var specializations: [SpecializationFact] {
    get { rareFacts.isEmpty ? [] : rareFacts[0].specializations }
    _modify { yield &rare.specializations }
  }

  var usesThroughValues: [UseThroughValue] {
    get { rareFacts.isEmpty ? [] : rareFacts[0].usesThroughValues }
    _modify { yield &rare.usesThroughValues }
  }

  var anyObjects: [AnyObjectFact] {
    get { rareFacts.isEmpty ? [] : rareFacts[0].anyObjects }
    _modify { yield &rare.anyObjects }
  }

  var propertyMembers: [MemberID: [LocalMember]] {
    get { rareFacts.isEmpty ? [:] : rareFacts[0].propertyMembers }
    _modify { yield &rare.propertyMembers }
  }

  var makings: [UnitEffects] {
    get { rareFacts.isEmpty ? [] : rareFacts[0].makings }
    _modify { yield &rare.makings }
  }

  var handOvers: [SelfHandOver] {
    get { rareFacts.isEmpty ? [] : rareFacts[0].handOvers }
    _modify { yield &rare.handOvers }
  }

  var unclaimedNames: [UnclaimedName] {
    get { rareFacts.isEmpty ? [] : rareFacts[0].unclaimedNames }
    _modify { yield &rare.unclaimedNames }
  }

  var linkedValues: [LinkedValue] {
    get { rareFacts.isEmpty ? [] : rareFacts[0].linkedValues }
    _modify { yield &rare.linkedValues }
  }

  var systemQuestions: [SystemQuestionFact] {
    get { rareFacts.isEmpty ? [] : rareFacts[0].systemQuestions }
    _modify { yield &rare.systemQuestions }
  }
}

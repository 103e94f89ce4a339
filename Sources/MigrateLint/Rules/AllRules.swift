extension Rule {
  /// Every rule, by group and then in the order of the contract.
  public static let all: [Rule] = [
    observableObjectClass,
    publishedProperty,
    unpublishedStoredProperty,
    stateObject,
    observedObject,
    environmentObject,
    environmentObjectModifier,
    publisherReceivedInView,
    observableObjectConstraint,
    stateObjectOnInjectedModel,
    observedObjectCreatesModel,
    observableObjectInState,
    unobservedModel,
    stateOnInjectedModel,
    modelCreatedInView,
    environmentModelNotProvided,
    unusedBindable,
    eagerModelInitializer,
    untrackableStoredProperty,
    appStorageInObservableClass,
    observerAssignsItself,
    mutationReadsItself,
    synthesizedCodableOnObservableClass,
    partiallyObservableHierarchy,
    halfMigratedModel,
    stateDefaultAndInit,
    customEqualityHidesChanges,
    publishedProjection,
    publishedStorage,
    publishedInProtocol,
    objectWillChange,
    customObjectWillChange,
    externalSupertype,
    hierarchyNotMigratable,
    constrainedToObservableObject,
    objectWrapper,
    frameworkNameShadowed,
    unsupportedDeclaration,
    untrackableName,
    synthesizedCodable,
    unresolvedModel,
    unresolvedInjection,
    deploymentFloor,
    suppressedMember,
    outsideScope,
    fileNotParsed,
    invalidSuppression,
    unusedSuppression,
    suppressionWithoutReason,
  ]

  /// The rule with an id.
  public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }

  /// What a comment that silences rules may name: `all`, a group or a rule. What is found in such
  /// comments, and a file whose comments cannot be trusted, no comment silences.
  static let suppressible: Suppressions.Vocabulary = {
    let silent = all.filter { $0.group != .suppression && $0.id != fileNotParsed.id }
    var names: Suppressions.Vocabulary = ["all": Set(silent.map(\.id))]
    for group in RuleGroup.allCases {
      names[group.rawValue] = Set(silent.filter { $0.group == group }.map(\.id))
    }
    for rule in all { names[rule.id] = [] }
    for rule in silent { names[rule.id] = [rule.id] }
    return names
  }()
}

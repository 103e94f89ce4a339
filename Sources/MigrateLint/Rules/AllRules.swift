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
    outsideScope,
    fileNotParsed,
  ]

  /// The rule with an id.
  public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}

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
    objectWillChange,
    customObjectWillChange,
    externalSupertype,
    constrainedToObservableObject,
    objectWrapper,
    unsupportedDeclaration,
    untrackableName,
    synthesizedCodable,
    unresolvedModel,
    unresolvedInjection,
    deploymentFloor,
    fileNotParsed,
  ]

  /// The rule with an id.
  public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}

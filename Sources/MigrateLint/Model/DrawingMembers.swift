extension ProjectIndex {
  /// The members that run while a type is drawn. What a protocol of somebody else's asks for may be
  /// any of them.
  func drawingMembers(of type: TypeID) -> WordSet {
    guard traits(type).isDrawnByOthers else { return FrameworkNames.drawingMembers }
    return FrameworkNames.drawingMembers.union(allMembers(of: type).keys)
  }
}

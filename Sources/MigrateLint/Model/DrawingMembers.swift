extension FrameworkNames {
  /// The drawing members of what is no `DynamicProperty`, which alone is updated by `update()`.
  static let drawingMembersOfViews = drawingMembers.subtracting(["update"])
  static let dynamicProperty = "DynamicProperty"
}

extension ProjectIndex {
  /// The members that run while a type is drawn. What a protocol of somebody else's asks for may be
  /// any of them.
  func drawingMembers(of type: TypeID) -> WordSet {
    let traits = traits(type)
    guard traits.isDrawnByOthers else {
      // Here: a view may call a method of its own so.
      let isPlain = !traits.viewProtocols.isEmpty && traits.protocolsOfOthers.isEmpty
        && !traits.viewProtocols.contains(FrameworkNames.dynamicProperty)
      return isPlain ? FrameworkNames.drawingMembersOfViews : FrameworkNames.drawingMembers
    }
    return FrameworkNames.drawingMembers.union(allMembers(of: type).keys)
  }
}

extension FrameworkNames {
  /// The drawing members of what is no `DynamicProperty`, which alone is updated by `update()`.
  static let drawingMembersOfViews = drawingMembers.subtracting(["update"])
  /// Those of what is no style and represents nothing of UIKit or AppKit: `makeBody`, `makeUIView`
  /// and the like are functions of its own there.
  static let drawingMembersOfPlainViews = drawingMembersOfViews.subtracting(
    representableMakers.union([
      "makeBody", "updateUIView", "updateUIViewController", "updateNSView",
      "updateNSViewController",
    ]))
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
      guard isPlain else { return FrameworkNames.drawingMembers }
      // Here: a protocol of the project may ask for one as well.
      let asksForMore = !traits.supertypes.isEmpty || traits.viewProtocols.contains {
        $0.hasSuffix("Style") || $0.hasSuffix("Representable")
      }
      return asksForMore
        ? FrameworkNames.drawingMembersOfViews : FrameworkNames.drawingMembersOfPlainViews
    }
    return FrameworkNames.drawingMembers.union(allMembers(of: type).keys)
  }
}

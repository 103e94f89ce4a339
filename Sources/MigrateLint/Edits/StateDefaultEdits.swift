// The default of a property that becomes a `@State` and that initialisers set up (H101).
extension UnitRewriter {
  mutating func defaultEdits(_ holder: ModelHolder, _ form: String) -> [Edit] {
    guard form == Wrapper.state.attribute, let member = holder.variable else { return [] }
    switch plan.stateDefault(of: holder) {
    case .kept: return []
    case .rejected:
      refuse(
        "state-default-and-init",
        "'\(holder.name)' has a default and is set up in an initialiser too, which Xcode 27 does"
          + " not compile with '@State'", holder.namePlace)
      return []
    case .dropped(let type):
      let variable = plan.index.variable(member)
      guard let value = variable.initialValueRange else { return [] }
      let start = variable.typeRange?.end ?? variable.nameRange.end
      return [
        builder(member.place.file).replace(
          ByteRange(start, value.end), type.map { ": " + $0 } ?? "")
      ]
    }
  }
}

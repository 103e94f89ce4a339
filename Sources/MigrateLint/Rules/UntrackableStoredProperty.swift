extension Rule {
  static let untrackableStoredProperty = Rule(
    id: "untrackable-stored-property",
    group: .observation,
    severity: .error,
    summary: "A stored property that `@Observable` cannot track",
    explanation: """
      ## What it finds

      A stored `var` of an `@Observable` class, without `@ObservationIgnored`, that is `lazy` or
      `open`, carries a property wrapper, has its name in backticks, or overrides a property with
      observers. And declarations of several variables, or of a tuple.

      ## Why it matters

      The macro makes a computed property of each stored `var` and stores the value as `_title`
      beside it. These declarations have no such form, and the compiler complains about code that
      nobody has written. Only a tuple compiles, and then its variables are simply not tracked.

      ## Example

      ```swift
      import Observation

      @Observable
      final class Playlist {
        var (position, volume) = (0, 0.5)  // expect: untrackable-stored-property "position"
        // expect-previous: untrackable-stored-property "volume"
        var songs: [String] = []
      }
      ```

      ## Instead

      ```swift
      import Observation

      @Observable
      final class Playlist {
        var position = 0
        var volume = 0.5
        var songs: [String] = []
        @ObservationIgnored lazy var shuffled = songs.shuffled()
      }
      ```

      ## Fix safety

      No rewrite is planned for it. With `@ObservationIgnored` the property compiles, and no view is
      told of its changes.

      ## Known gaps

      - Of wrappers that are declared outside of the tree only well-known ones are reported; any
        other attribute may be a macro or an actor.
      - What other macros write into a class is not seen.
      """
  ) { plan in
    plan.untrackableProperties.map { property in
      let variable = plan.index.variable(property.member)
      let owner = plan.index.owner(property.member)
      return Diagnostic(
        property.isTrackedByNobody ? .warning : .error, at: property.place,
        property.message(variable.name),
        symbol: (owner.map { plan.name($0) + "." } ?? "") + variable.name, model: owner)
    }
  }
}

extension UntrackableProperty {
  /// It compiles, but no view is told of its changes.
  fileprivate var isTrackedByNobody: Bool {
    if case .inTuple = reason { return true }
    return false
  }

  fileprivate func message(_ name: String) -> String {
    let cure = "; mark it '@ObservationIgnored'"
    switch reason {
    case .lazy: return "'\(name)' is lazy, which does not compile in an '@Observable' class" + cure
    case .wrapped(let attribute):
      return "'\(name)' with '@\(attribute.name)' does not compile in an '@Observable' class" + cure
    case .oneOfSeveral(let names):
      let list = names.map { "'\($0)'" }.joined(separator: ", ")
      return "\(list) need a declaration each: together they do not compile in an '@Observable' "
        + "class"
    case .inTuple:
      return "'\(name)' is part of a tuple, which '@Observable' does not track: views that show it "
        + "are not updated"
    case .backticked:
      return "'\(name)' stands in backticks, which does not compile in an '@Observable' class"
    case .open:
      return "'\(name)' is open, which does not compile in an '@Observable' class; make it public"
    case .overriding:
      return "'\(name)' overrides with observers, which does not compile in an '@Observable' class"
        + cure
    }
  }
}

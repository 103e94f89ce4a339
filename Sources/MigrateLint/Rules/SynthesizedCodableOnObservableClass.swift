extension Rule {
  static let synthesizedCodableOnObservableClass = Rule(
    id: "synthesized-codable-on-observable-class",
    group: .observation,
    severity: .error,
    summary: "An `@Observable` class leaves its Codable code to the compiler",
    explanation: """
      ## What it finds

      An `@Observable` class with tracked properties that is `Codable`, `Decodable` or `Encodable`
      and leaves the code for that, or half of it, to the compiler.

      ## Why it matters

      The macro stores `name` as `_name`, and the compiler names keys after what is stored: the
      class writes `_name`, and cannot read what was saved as `name`. With `CodingKeys` that say
      `name` the class does not compile, as nothing of that name is stored.

      ## Example

      ```swift
      import Observation

      @Observable
      final class Profile: Codable {  // expect: synthesized-codable-on-observable-class "Profile"
        var name = ""
      }
      ```

      ## Instead

      ```swift
      import Observation

      @Observable
      final class Profile: Codable {
        var name = ""
        enum CodingKeys: String, CodingKey { case _name = "name" }
      }
      ```

      ## Fix safety

      No rewrite is planned for it: files that were written with the wrong keys may exist by now.

      ## Known gaps

      - Whether `init(from:)` and `encode(to:)` write what is wanted is not checked.
      - A `Codable` superclass does not code what its subclasses store; that is not reported.
      """
  ) { plan in
    plan.synthesizedCodings.map { coding in
      let name = plan.index.variable(coding.property).name
      let subject = "'\(plan.index[coding.model].name)'"
      var notes = [
        Diagnostic.Note(
          "'\(name)' is stored as '_\(name)'", at: plan.index.namePlace(coding.property))
      ]
      if let keys = coding.keys { notes.append(.init("the keys are declared here", at: keys)) }
      return Diagnostic(
        coding.keys == nil ? .warning : .error, at: plan.place(ofName: coding.model),
        coding.keys == nil
          ? "the compiler writes '\(coding.conformance)' for \(subject), with '_\(name)' as the "
            + "key of '\(name)'"
          : "\(subject) has a coding key for '\(name)', which is stored as '_\(name)': this does "
            + "not compile",
        symbol: plan.name(coding.model), model: coding.model, notes: notes)
    }
  }
}

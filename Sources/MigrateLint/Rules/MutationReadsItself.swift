extension Rule {
  static let mutationReadsItself = Rule(
    id: "mutation-reads-itself",
    group: .observation,
    severity: .error,
    summary: "A property is used while it is being changed in place",
    explanation: """
      ## What it finds

      A call that changes a stored property of an `@Observable` class in place, such as
      `removeAll(where:)`, `sort(by:)` or a mutating function of the project, while a closure or
      a function that runs meanwhile uses the same property of the same object: directly, or
      through a member that reads it.

      ## Why it matters

      Swift allows nobody else to use a variable while it is being changed. `@Published` changed a
      copy, so such code worked before; `@Observable` changes the variable itself, and the app
      stops with "Simultaneous accesses".

      ## Example

      ```swift
      import Observation

      @Observable
      final class Inbox {
        var senders: [String] = []

        func removeDuplicates() {
          senders.removeAll { sender in
            senders.filter { $0 == sender }.count > 1  // expect: mutation-reads-itself "senders"
          }
        }
      }
      ```

      ## Instead

      ```swift
      import Observation

      @Observable
      final class Inbox {
        var senders: [String] = []

        func removeDuplicates() {
          let all = senders
          senders.removeAll { sender in all.filter { $0 == sender }.count > 1 }
        }
      }
      ```

      ## Fix safety

      No rewrite is planned for it; read what is needed before the change. A model that is to
      migrate stays as long as one of its published properties is changed that way.

      ## Known gaps

      - In a class that is observable already the object has to be named in the same way at both
        places, except by a function that is given the object. A model that is to migrate is unsafe
        where another object of its class, which may be the same one, is used meanwhile.
      - Closures that may escape are taken to run later in such a class; a model that is to migrate
        is unsafe. Closures behind functions of other modules, the standard library's aside, are not
        looked into, and neither are lazy sequences that a property keeps.
      """
  ) { plan in
    let conflicts = plan.accessConflicts.filter { plan.index.hasObservableMacro($0.model) }
    return plan.obstacles("mutation-reads-itself") + conflicts.map { conflict in
      let name = plan.index.variable(conflict.property).name
      let use = conflict.user == name ? "'\(name)' is used" : "'\(conflict.user)' uses '\(name)'"
      return Diagnostic(
        .error, at: conflict.use,
        "\(use) here while it is being changed, which stops the app",
        symbol: plan.symbol(conflict.unit), model: conflict.model,
        notes: [.init("the change begins here", at: conflict.change)])
    }
  }
}

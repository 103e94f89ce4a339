/// Associated types that must be an `ObservableObject`, by themselves or where somebody requires
/// it: `associatedtype Model: ObservableObject`, `where Screen.Model: ObservableObject`.
public struct AssociatedModels: Sendable {
  /// Their names.
  private(set) var names: Set<String> = []
  /// The protocols that declare one of them.
  private(set) var protocols: Set<TypeID> = []
  /// Generic parameters that stand for one of them by their name.
  private(set) var parameters: [TypeID: Set<String>] = [:]

  /// Nothing is known.
  init() {}

  init(_ index: ProjectIndex) {
    let constrained = index.constrained
    func isModel(_ constraint: TypeSyntax?, _ scope: ResolutionScope) -> Bool {
      constrained.isObservableObject(constraint, scope, index.types)
    }
    for (file, parsed) in index.files.enumerated()
    where !index.types.usesForeignObservation(file) {
      let outline = parsed.outline
      func add(
        _ requirements: [RequirementSyntax], _ scope: ResolutionScope, isInProtocol: Bool,
        signature: [TypeSyntax] = []
      ) {
        let written = signature + requirements.flatMap { [$0.subject, $0.constraint] }
        for case .named(let path) in constrained.asked(in: written, scope, index.types) {
          if let name = path.last?.name, path.count > 1 { names.insert(name) }
        }
        for requirement in requirements
        where !requirement.isSameType && isModel(requirement.constraint, scope) {
          guard case .named(let subject) = requirement.subject, let name = subject.last?.name,
            subject.count > 1 || isInProtocol
          else { continue }
          names.insert(name)
        }
      }
      for (position, type) in outline.types.enumerated() {
        let entity = index.types.type(file, position).map { index[$0] }
        add(
          type.requirements, ResolutionScope(file: file, declaration: position),
          isInProtocol: entity?.kind == .protocol)
      }
      for function in outline.functions {
        let entity = function.owner.flatMap { index.types.type(file, $0) }.map { index[$0] }
        add(
          function.requirements, ResolutionScope(file: file, declaration: function.owner),
          isInProtocol: entity?.kind == .protocol,
          signature: function.genericParameters.isEmpty
            ? [] : constrained.signature(of: function))
      }
      for alias in outline.typealiases where alias.isAssociatedType {
        let scope = ResolutionScope(file: file, declaration: alias.owner)
        if isModel(alias.constraint, scope) { names.insert(alias.name) }
        for requirement in alias.requirements where isModel(requirement.constraint, scope) {
          names.insert(requirement.subject.lastName ?? alias.name)
        }
      }
    }
    if !names.isEmpty { findDeclarers(index) }
  }

  /// Who declares them, and who has a parameter of such a name.
  private mutating func findDeclarers(_ index: ProjectIndex) {
    for (file, parsed) in index.files.enumerated() {
      for alias in parsed.outline.typealiases
      where alias.isAssociatedType && names.contains(alias.name) {
        if let owner = alias.owner.flatMap({ index.types.type(file, $0) }) {
          protocols.insert(owner)
        }
      }
    }
    for entity in index.types.types where entity.kind != .protocol {
      let own = Set(index.types.declaration(entity.id).genericParameters.map(\.name))
        .intersection(names)
      if !own.isEmpty, protocols.contains(where: { index.isSubtype(entity.id, of: $0) }) {
        parameters[entity.id] = own
      }
    }
  }
}

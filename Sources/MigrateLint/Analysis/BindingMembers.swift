/// What `Binding` and `Bindable` have themselves, also by what the project adds to them or to their
/// protocols: behind `$model` it comes before the properties of the model.
struct BindingMembers {
  private let index: ProjectIndex
  /// The protocols of the project that they conform to, at any distance.
  private var protocols: Set<TypeID> = []
  /// Those of others.
  private var foreign: Set<String> = [FrameworkNames.dynamicProperty]

  init(_ index: ProjectIndex) {
    self.index = index
    for (file, parsed) in index.files.enumerated() {
      // Here: where a conformance or an extension asks for more, a property of the model is found.
      for (position, type) in parsed.outline.types.enumerated()
      where type.kind == .extension && !type.inheritance.isEmpty && type.requirements.isEmpty {
        guard Self.types.contains(index.types.extendedName(file, position)),
          !(type.extendedType?.hasArguments ?? false)
        else { continue }
        for inherited in type.inheritance.flatMap(\.type.alternatives) {
          add(index.types.resolve(inherited, in: ResolutionScope(file: file)))
        }
      }
    }
  }

  private mutating func add(_ type: ResolvedType) {
    for type in type.alternatives {
      if let id = type.nominal {
        protocols.formUnion([id] + index.supertypes(of: id))
        foreign.formUnion(index.externalProtocols(of: id))
      } else if let name = type.nameOfOthers {
        foreign.insert(name)
      }
    }
  }

  func contains(_ name: String) -> Bool {
    FrameworkNames.membersOfBindings.contains(name)
      || Self.types.contains { !index.externalMembers(name, of: $0).isEmpty }
      || foreign.contains { index.externalMembers(name, of: $0).contains(where: isForAll) }
      || protocols.contains { index.ownMembers(name, of: $0).contains(where: isForAll) }
  }

  /// Whether the extension that declares a member asks for nothing more.
  private func isForAll(_ member: MemberID) -> Bool {
    let owner = member.kind == .variable
      ? index.variable(member).owner : index.function(member).owner
    guard let owner else { return false }
    return index.files[member.place.file].outline.types[owner].requirements.isEmpty
  }

  private static let types = [Wrapper.binding.rawValue, Wrapper.bindable.rawValue]
}

/// The members of a project by name.
struct MemberNames: Sendable {
  /// By type, then by name, in order of files.
  private(set) var ofTypes: [[String: [MemberID]]]
  private(set) var globals: [String: [MemberID]] = [:]
  /// Members of extensions of types that are not the project's, by member name.
  private(set) var external: [String: [MemberID]] = [:]
  /// The same by the type's name, then by the member's.
  private(set) var byExternalType: [String: [String: [MemberID]]] = [:]
  private(set) var cases: [TypeID: [String: [(file: FileIndex, payload: [TypeSyntax])]]] = [:]
  /// Functions that give a view, by name, whoever declares them.
  private(set) var viewFunctions: [String: [MemberID]] = [:]
  /// Variables by name, whoever declares them.
  private(set) var variables: [String: [MemberID]] = [:]

  init(_ types: TypeIndex) {
    ofTypes = Array(repeating: [:], count: types.types.count)
    for file in types.files.indices { addMembers(of: file, types) }
  }

  private mutating func addMembers(of file: FileIndex, _ types: TypeIndex) {
    let outline = types.files[file].outline
    for (index, variable) in outline.variables.enumerated() {
      let member = MemberID(kind: .variable, place: DeclarationReference(file, index))
      add(member, variable.name, owner: variable.owner, types)
      variables[variable.name, default: []].append(member)
    }
    for (index, function) in outline.functions.enumerated() where function.kind != .deinitializer {
      let member = MemberID(kind: .function, place: DeclarationReference(file, index))
      if FrameworkNames.isWrittenView(function.returnType) {
        viewFunctions[function.name, default: []].append(member)
      }
      add(member, function.name, owner: function.owner, types)
    }
    for enumCase in outline.enumCases {
      if let type = types.type(file, enumCase.owner) {
        cases[type, default: [:]][enumCase.name, default: []].append((file, enumCase.payload))
      }
    }
  }

  private mutating func add(
    _ member: MemberID, _ name: String, owner: OutlineIndex?, _ types: TypeIndex
  ) {
    guard let owner else {
      globals[name, default: []].append(member)
      return
    }
    if let type = types.type(member.place.file, owner) {
      ofTypes[type.rawValue][name, default: []].append(member)
    } else {
      let typeName = types.extendedName(member.place.file, owner)
      external[name, default: []].append(member)
      if name == FrameworkNames.initializer {
        external[CodeNode.initializer(of: typeName).name, default: []].append(member)
      }
      byExternalType[typeName, default: [:]][name, default: []].append(member)
    }
  }
}

extension TypeIndex {
  /// The type of others that an extension extends, by whatever alias that goes.
  func extendedName(_ file: FileIndex, _ declaration: OutlineIndex) -> String {
    let extended = files[file].outline.types[declaration]
    let name = extended.extendedType?.lastName ?? extended.name
    guard let type = extended.extendedType else { return name }
    return resolve(type, in: ResolutionScope(file: file)).nameOfOthers ?? name
  }
}

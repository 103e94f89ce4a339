// What code of others asks of a value that it is given as a whole: it describes it, compares it,
// codes it, goes through it.
extension FrameworkNames {
  static let encode = "encode"
  /// What going through a value of a type of the project asks for.
  static let membersGoneThrough = [
    iterator, "startIndex", "endIndex", "index", subscriptName,
  ]
  /// Views that go through what they are given and show nothing of it themselves.
  static let viewsOfElements: WordSet = ["List", "ForEach", "Table", "Picker", "OutlineGroup"]
  /// What describes a value.
  static let descriptions: WordSet = [
    "description", "debugDescription", "customMirror", "errorDescription", "failureReason",
    "localizedDescription",
  ]
}

extension BodyReader {
  /// A value is handed to code of others, or described: what the types in it say of themselves.
  func noteWhole(_ type: ResolvedType, at node: NodeID, isDescribed: Bool = true) {
    guard isRecording, notesEffects else { return }
    switch type {
    case .nominal(let id, let arguments):
      noteEffect(.whole(id, isDescribed: isDescribed), .read, at: node, isSure: false)
      for argument in arguments { noteWhole(argument, at: node, isDescribed: isDescribed) }
    case .external(_, let parts), .tuple(let parts, _), .composition(let parts):
      for part in parts { noteWhole(part, at: node, isDescribed: isDescribed) }
    case .optional(let inner), .array(let inner):
      noteWhole(inner, at: node, isDescribed: isDescribed)
    case .dictionary(let key, let value):
      noteWhole(key, at: node, isDescribed: isDescribed)
      noteWhole(value, at: node, isDescribed: isDescribed)
    default: break
    }
  }

  /// `encoder.encode(self)`: what the type's own code for it reads, and where the compiler writes
  /// that, what the type stores.
  func noteEncoding(_ type: ResolvedType, at node: NodeID, depth: Int = 0) {
    guard isRecording, notesEffects, depth < 4, depth == 0 || carriesModels(type) else { return }
    switch type {
    case .optional(let inner), .array(let inner), .dictionary(_, let inner):
      noteEncoding(inner, at: node, depth: depth + 1)
    case .nominal(let id, _):
      guard index.members(FrameworkNames.encode, of: id).isEmpty else {
        return noteEffect(.member(id, FrameworkNames.encode), [.read, .call], at: node)
      }
      for member in index.storedProperties(of: id) {
        noteEffect(.member(id, index.variable(member).name), .read, at: node)
        noteEncoding(self.type(of: member), at: node, depth: depth + 1)
      }
    default: break
    }
  }

  /// `model.map { … }` of a model that is a sequence or a collection.
  func noteGoingThrough(_ id: TypeID, at node: NodeID) {
    guard isRecording, notesEffects, index.owners.hasSequences else { return }
    for name in FrameworkNames.membersGoneThrough where !index.members(name, of: id).isEmpty {
      noteEffect(.member(id, name), .read, at: node, isSure: false)
    }
  }

  /// `@Count(model) var count`: a local with a wrapper of the project runs its code.
  func noteLocalWrapper(_ attribute: NodeID) {
    guard isRecording, notesEffects,
      case .type(let wrapper) = index.types.lookUp([tree.name(attribute)], in: scope)
    else { return }
    noteEffect(.member(wrapper, FrameworkNames.initializer), [.read, .call], at: attribute)
    noteEffect(.member(wrapper, FrameworkNames.wrappedValue), .read, at: attribute)
    for argument in tree.children(attribute) {
      if let value = tree.firstChild(argument) { noteHandOff(visit(value)) }
    }
  }
}

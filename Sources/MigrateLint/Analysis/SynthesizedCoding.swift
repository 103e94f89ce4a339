/// An observable class that leaves its coding to the compiler, which sees `_name` for `name`.
struct SynthesizedCoding {
  var model: TypeID
  /// `Codable`, `Decodable` or `Encodable`, as far as the compiler writes it.
  var conformance: String
  /// The tracked property that is named first.
  var property: MemberID
  /// The class has `CodingKeys` that name the property: they match nothing that is stored.
  var keys: Place?
}

extension Plan {
  var synthesizedCodings: [SynthesizedCoding] {
    index.observableClasses.compactMap { synthesizedCoding(of: $0) }
  }

  private func synthesizedCoding(of type: TypeID) -> SynthesizedCoding? {
    guard !hasUnknownMacro(type), let conformance = index.synthesizedConformance(of: type) else {
      return nil
    }
    let tracked = index.storedProperties(of: type).filter { index.isTracked($0) }
    guard let first = tracked.first else { return nil }
    guard let keys = index.codingKeys(of: type) else {
      return SynthesizedCoding(model: type, conformance: conformance, property: first)
    }
    guard let keys, let named = tracked.first(where: {
      index.hasCase(index.variable($0).name, keys)
    }) else { return nil }
    return SynthesizedCoding(
      model: type, conformance: conformance, property: named, keys: place(ofName: keys))
  }

  /// A macro that nobody here knows may write the coding.
  func hasUnknownMacro(_ type: TypeID) -> Bool {
    index.types.declaration(type).attributes.contains {
      !FrameworkNames.knownTypeAttributes.contains($0.lastName) && !$0.lastName.hasSuffix("Actor")
    }
  }
}

extension ProjectIndex {
  /// What of the class's own conformance nobody has written by hand.
  func synthesizedConformance(of type: TypeID) -> String? {
    let names = codableNames(of: type)
    let decodes = isWritten("init", taking: FrameworkNames.decoder, of: type)
    let encodes = isWritten("encode", taking: FrameworkNames.encoder, of: type)
    let wantsDecoding = names.contains { $0 != FrameworkNames.encodable } && !decodes
    let wantsEncoding = names.contains { $0 != FrameworkNames.decodable } && !encodes
    switch (wantsDecoding, wantsEncoding) {
    case (true, true): return FrameworkNames.codable
    case (true, false): return FrameworkNames.decodable
    case (false, true): return FrameworkNames.encodable
    case (false, false): return nil
    }
  }

  private func isWritten(_ name: String, taking coder: String, of type: TypeID) -> Bool {
    !codingFunctions(name, taking: coder, of: type).isEmpty
  }

  /// The function, if the class, or an extension of a protocol of its own, has it.
  func codingFunctions(_ name: String, taking coder: String, of type: TypeID) -> [MemberID] {
    ([type] + protocols(of: type)).flatMap { owner in
      ownMembers(name, of: owner).filter { member in
        guard member.kind == .function, function(member).body != nil,
          let parameter = function(member).parameters.first?.type,
          owner == type || isThere(member, for: type)
        else { return false }
        return parameter.mentionedNames.contains { $0.split(separator: ".").last ?? "" == coder }
      }
    }
  }

  /// Whether a type has a member of an extension of its protocol: one with a `where` clause is
  /// only taken to be there for a type that can be coded under such a clause too.
  private func isThere(_ member: MemberID, for type: TypeID) -> Bool {
    func isConditional(_ file: FileIndex, _ declaration: OutlineIndex?) -> Bool {
      declaration.map { !files[file].outline.types[$0].requirements.isEmpty } ?? false
    }
    return !isConditional(member.place.file, function(member).owner)
      || types[type].parts.contains { reference in
        isConditional(reference.file, reference.index)
          && types.declaration(reference).inheritance.contains {
            $0.type.lastName.map(FrameworkNames.codableProtocols.contains) ?? false
          }
      }
  }

  /// The coding protocols that the class states, itself or through protocols of the project. What
  /// a superclass states is coded by the superclass.
  private func codableNames(of type: TypeID) -> Set<String> {
    var result: Set<String> = []
    var seen: Set<TypeID> = []
    var queue = [type]
    while let current = queue.popLast() {
      guard seen.insert(current).inserted, seen.count < 64 else { continue }
      result.formUnion(
        traits(current).externalSupertypes.filter(FrameworkNames.codableProtocols.contains))
      queue += traits(current).supertypes.filter { types[$0].kind == .protocol }
    }
    return result
  }

  /// The enum `CodingKeys` of the class; `.some(nil)` where it is an alias of something.
  func codingKeys(of type: TypeID) -> TypeID?? {
    let scope = ResolutionScope(file: types[type].declaration.file, type: type)
    switch types.lookUp([types[type].name, FrameworkNames.codingKeys], in: scope) {
    case .type(let keys) where types[keys].parent == type: return .some(keys)
    case .alias, .ambiguous: return .some(nil)
    default: return nil
    }
  }
}

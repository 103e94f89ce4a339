// Views that code on no actor makes by the initialiser that the compiler writes.
extension FrameworkNames {
  static let sendable = "Sendable"
  static let objCMembers = "objcMembers"
  static let protocolsThatSendNothing: WordSet = [
    rootClass, anyObject, observableObject, equatable, "Hashable", "Comparable", "Identifiable",
    "CustomStringConvertible",
  ]
  private static let toolsVersion = "swift-tools-version:"
  private static let languageSetting = "swiftLanguage"

  /// Whether a manifest asks for the language of Swift 6: by its own version, or in so many words;
  /// nil where it asks for another one as well.
  static func asksForSwift6(_ manifest: String) -> Bool? {
    var answers: Set<Bool> = []
    var (rest, isOfPackage) = (manifest[...], false)
    while let behind = text(behind: languageSetting, in: rest) {
      let setting = behind.prefix(60).prefix { $0 != "]" && $0 != ")" }
      if setting.contains("5") { answers.insert(false) }
      if setting.contains("6") { answers.insert(true) }
      isOfPackage = isOfPackage || setting.contains("s:") && !answers.isEmpty
      rest = behind
    }
    // Here: what single targets ask for says nothing of the others.
    if !isOfPackage, let version = text(behind: toolsVersion, in: manifest[...]) {
      let major = version.drop { $0 == " " }.prefix { $0.isNumber }
      answers.insert(Int(major).map { $0 >= 6 } ?? false)
    }
    return answers.count > 1 ? nil : answers.first ?? false
  }

  private static func text(behind word: String, in text: Substring) -> Substring? {
    var rest = text
    while let first = rest.firstIndex(of: word[word.startIndex]) {
      rest = rest[first...]
      if rest.hasPrefix(word) { return rest.dropFirst(word.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}

extension BlockerFinder {
  /// `@ObservedObject` is on the main actor and can be sent, so that any code can call the
  /// initialiser of a view that stores nothing else. A plain property, and `@Bindable`, of a model
  /// that cannot be sent take that initialiser to the main actor: in Swift 6 others cannot give it
  /// what they have been given (H046).
  mutating func findMakersOnNoActor() {
    for holder in holders where holder.wrapper == .observedObject && !holder.isLocal {
      guard let owner = holder.owner, let member = holder.variable, holder.isInView,
        index.hasMemberwiseInitializer(owner, for: member), !storesWhatCannotBeSent(owner),
        index.observableModels(of: holder.model).contains(where: { !canBeSent($0) }),
        let (place, isSwift6) = makerOnNoActor(of: owner, giving: holder.name), isSwift6 != false
      else { continue }
      for model in index.observableModels(of: holder.model) {
        add(
          model, "unsupported-declaration",
          "under Swift 6 '\(holder.ownerName)' can no longer be made here, outside of the main"
            + " actor: '\(index[model].name)' cannot be sent there; state '@MainActor' here first",
          place, isSwift6 == nil ? .acceptance : nil)
      }
    }
  }

  /// Whether a view stores another object that certainly cannot be sent: only the main actor can
  /// make it today, too.
  private func storesWhatCannotBeSent(_ view: TypeID) -> Bool {
    index.storedProperties(of: view).contains { member in
      let variable = index.variable(member)
      guard variable.attributes.isEmpty,
        variable.modifiers.allSatisfy({ FrameworkNames.accessModifiers.contains($0.name) }),
        case let reader = BodyReader(index: index, file: member.place.file),
        let type = reader.type(of: member).unwrapped.nominal, index[type].kind == .class
      else { return false }
      return !canBeSent(type)
        && ([type] + index.superclasses(of: type) + index.protocols(of: type))
          .allSatisfy(hasNothingThatSends)
    }
  }

  /// Whether nothing that is written of a type has its values sent, or puts it on an actor:
  /// `Error` and `CodingKey` ask for `Sendable`, and any protocol of others may.
  private func hasNothingThatSends(_ type: TypeID) -> Bool {
    index[type].parts.allSatisfy { part in
      let declaration = index.types.declaration(part)
      let scope = ResolutionScope(file: part.file)
      return declaration.attributes.allSatisfy { $0.lastName == FrameworkNames.objCMembers }
        && declaration.inheritance.allSatisfy { inherited in
          switch index.types.resolve(inherited.type, in: scope) {
          case .nominal: true
          case .external(let name, _): FrameworkNames.protocolsThatSendNothing.contains(name)
          default: false
          }
        }
    }
  }

  private func canBeSent(_ model: TypeID) -> Bool {
    index.isOnMainActorWithProtocols(model)
      || index.isMainActorByDefault(index[model].declaration.file)
      || ([model] + index.superclasses(of: model)).contains { type in
        index[type].parts.contains { part in
          index.types.declaration(part).inheritance.contains {
            $0.type.lastName == FrameworkNames.sendable
          }
        }
      }
  }

  /// Where code on no actor makes a view of what it was given, and whether that is Swift 6.
  private func makerOnNoActor(
    of view: TypeID, giving name: String
  ) -> (place: Place, isSwift6: Bool?)? {
    let made = (facts.constructions[view] ?? []).filter { construction in
      !construction.unit.isPreview && isOnNoActor(construction.unit)
        && (isAsync(construction.unit)
          || construction.arguments.contains { $0.label == name && !isMadeHere($0.origin) })
    }.map { ($0.place, $0.unit) }
    let handedOn = (facts.initializersHandedOn[view] ?? []).filter { isOnNoActor($0.unit) }
      .map { ($0.place, $0.unit) }
    let found = (made + handedOn).map { ($0.0, floor.isInSwift6($0.1.file)) }
    return found.first { $0.1 == true } ?? found.first { $0.1 == nil } ?? found.first
  }

  private func isMadeHere(_ origin: Origin) -> Bool {
    switch origin {
    // Here: the latter is what a local wrapper holds.
    case .created, .closureParameter: true
    case .local(let place, let id):
      facts.files[place.file].locals.indices.contains(id)
        && isMadeHere(facts.files[place.file].locals[id].origin)
    default: false
    }
  }

  private func isAsync(_ unit: CodeUnit) -> Bool {
    unit.member.map { $0.kind == .function && index.function($0).isAsync } ?? false
  }

  /// Whether code is on no actor for certain, or on another one.
  private func isOnNoActor(_ unit: CodeUnit) -> Bool {
    guard let member = unit.member, unit.kind == .function || unit.kind == .accessor,
      !index.isOnMainActor(member: member), !index.isMainActorByDefault(unit.file)
    else { return false }
    // Here: an extension of what others declare, such as a view.
    guard let owner = unit.owner else { return unit.declaration == nil }
    let types = [owner] + index.superclasses(of: owner)
    return !index.isOnMainActorWithProtocols(owner)
      && types.allSatisfy { type in
        !index.isOnMainActor(type) && !index.traits(type).isViewLike
          && (index.traits(type).externalSuperclass ?? FrameworkNames.rootClass)
            == FrameworkNames.rootClass
          && index[type].parts.allSatisfy { part in
            index.types.declaration(part).inheritance.allSatisfy { isPlain($0.type, part.file) }
          }
      }
  }

  private func isPlain(_ inherited: TypeSyntax, _ file: FileIndex) -> Bool {
    guard case .external(let name, _) = index.types.resolve(
      inherited, in: ResolutionScope(file: file))
    else { return true }
    return name == FrameworkNames.rootClass || FrameworkNames.membersOfPlainProtocols[name] != nil
  }
}

/// A place where the old world and the new one are mixed in a way that does not compile, or that
/// only compiles.
struct HalfMigration {
  enum Kind {
    /// The class is `@Observable` and an ObservableObject.
    case both
    /// `@Published` in a class that is nothing but `@Observable`.
    case published(MemberID)
    /// A wrapper of the old world at a model of the new one.
    case oldHolder(ModelHolder)
    case oldInjection
    /// A wrapper of the new world at a model of the old one.
    case newHolder(ModelHolder)
    case newInjection
  }

  var kind: Kind
  var model: TypeID
  var place: Place
  var symbol: String
  /// `@Published` properties that the class still has.
  var published: [Place] = []
}

extension Plan {
  /// What is half migrated. Where a migration finding says what to do, the class alone is named.
  var halfMigrations: [HalfMigration] {
    halfMigratedClasses + halfMigratedHolders + halfMigratedInjections
  }

  private var halfMigratedClasses: [HalfMigration] {
    index.observableClasses.flatMap { type -> [HalfMigration] in
      let published = index.storedProperties(of: type).filter {
        index.wrapper($0).wrapper == .published
      }
      let places = published.compactMap { member in
        index.wrapper(member).attribute.map { Place(member.place.file, $0.range) }
      }
      if statesOldConformance(type) {
        return [
          HalfMigration(
            kind: .both, model: type, place: place(ofName: type), symbol: name(type),
            published: places)
        ]
      }
      // Here: under a superclass of the old world the migration of both is reported.
      guard !index.traits(type).isObservableObject else { return [] }
      return zip(published, places).filter { member, _ in
        // Here: the macro leaves it alone.
        index.variable(member).attribute(FrameworkNames.observationIgnored) == nil
      }.map { member, place in
        HalfMigration(
          kind: .published(member), model: type, place: place,
          symbol: name(type) + "." + index.variable(member).name)
      }
    }
  }

  /// Not only through a superclass, which is a hierarchy's finding.
  private func statesOldConformance(_ type: TypeID) -> Bool {
    index.traits(type).isObservableObject
      && index.traits(type).conformances.contains {
        if case .throughSuperclass = $0 { return false }
        return true
      }
  }

  private var halfMigratedHolders: [HalfMigration] {
    holders.compactMap { holder in
      guard let attribute = holder.attribute else { return nil }
      var kind: HalfMigration.Kind?
      switch holder.wrapper {
      case .stateObject, .observedObject, .environmentObject:
        if isOnlyObservable(holder.model) { kind = .oldHolder(holder) }
      case .bindable:
        if isOnlyObservableObject(holder.model) { kind = .newHolder(holder) }
      case .environment:
        if isReadByType(holder), isOnlyObservableObject(holder.model) { kind = .newHolder(holder) }
      default: break
      }
      return kind.map {
        HalfMigration(kind: $0, model: holder.model, place: attribute, symbol: holder.symbol)
      }
    }
  }

  private var halfMigratedInjections: [HalfMigration] {
    facts.files.flatMap(\.injections).compactMap { injection in
      guard let model = injection.model else { return nil }
      let isMixed = injection.isOld ? isOnlyObservable(model) : isOnlyObservableObject(model)
      guard isMixed else { return nil }
      return HalfMigration(
        kind: injection.isOld ? .oldInjection : .newInjection, model: model,
        place: injection.place, symbol: symbol(injection.unit))
    }
  }

  /// Observable in the new way, and certainly no ObservableObject.
  private func isOnlyObservable(_ model: TypeID) -> Bool {
    index[model].kind == .class && index.traits(model).isObservable
      && !index.traits(model).isObservableObject && hasKnownSupertypes(model)
      && !index.owners.inBothWorlds.contains(model)
  }

  /// An ObservableObject, and certainly not observable in the new way.
  private func isOnlyObservableObject(_ model: TypeID) -> Bool {
    var current: TypeID? = model
    var steps = 0
    while let type = current, steps < 16 {
      if index.traits(type).isObservable { return false }
      current = index.traits(type).superclass
      steps += 1
    }
    return index.isOldModel(model) && hasKnownSupertypes(model)
      && !index.owners.inBothWorlds.contains(model)
  }

  /// Whether nothing that is declared elsewhere may make the class something else as well.
  private func hasKnownSupertypes(_ model: TypeID) -> Bool {
    var seen: Set<TypeID> = []
    var queue = [model]
    while let current = queue.popLast() {
      guard seen.insert(current).inserted, seen.count < 64 else { continue }
      let isKnown = index.traits(current).externalSupertypes.allSatisfy {
        FrameworkNames.knownProtocols.contains($0) || FrameworkNames.knownSuperclasses.contains($0)
          || $0.hasSuffix("Delegate") || $0.hasSuffix("DataSource")
      }
      guard isKnown, !hasUnknownMacro(current) else { return false }
      queue += index.traits(current).supertypes
    }
    return true
  }

  /// `@Environment(Session.self)`, not `@Environment(\\.session)`.
  private func isReadByType(_ holder: ModelHolder) -> Bool {
    guard let member = holder.variable, let span = index.wrapper(member).attribute?.arguments
    else { return false }
    let reader = BodyReader(index: index, file: member.place.file)
    return !reader.metatypeArgument(span, in: index.scope(member)).isUnknown
  }
}

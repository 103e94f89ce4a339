/// The functions and computed variables outside of any type that may run while something is drawn:
/// those that give a view, and those that such code, or code that is no test, names.
struct DrawnGlobals {
  private let index: ProjectIndex
  private(set) var members: Set<MemberID> = []

  /// `isDrawn` says whether code of a view runs while it is drawn.
  init(_ index: ProjectIndex, _ facts: ProjectFacts, isDrawn: (CodeUnit) -> Bool) {
    self.index = index
    var named: [MemberID: [FunctionSet]] = [:]
    var queue = index.globalViews()
    var seen: Set<FunctionSet> = []
    func add(_ set: FunctionSet) { if seen.insert(set).inserted { queue += set.members } }
    for fact in facts.files.flatMap(\.globals) where !fact.isInAction {
      if let global = DrawnGlobals.global(fact.unit) {
        named[global, default: []].append(FunctionSet(fact.members))
      } else if mayBeDrawn(fact.unit, isDrawn) {
        add(FunctionSet(fact.members))
      }
    }
    while let next = queue.popLast() {
      if members.insert(next).inserted { named[next]?.forEach(add) }
    }
  }

  /// The function or variable that code belongs to, where that is in no type and no extension.
  static func global(_ unit: CodeUnit) -> MemberID? {
    unit.owner == nil && unit.declaration == nil ? unit.member : nil
  }

  private func mayBeDrawn(_ unit: CodeUnit, _ isDrawn: (CodeUnit) -> Bool) -> Bool {
    guard unit.kind == .function || unit.kind == .accessor else { return false }
    if let owner = unit.owner, index.traits(owner).isViewLike { return isDrawn(unit) }
    // Here: what other types are for is not known.
    return !index.isTest(unit.file)
  }
}

extension ProjectIndex {
  /// The functions and variables outside of any type that give a view: somebody draws it.
  func globalViews() -> [MemberID] { files.indices.flatMap { globalViews(of: $0) } }

  private func globalViews(of file: FileIndex) -> [MemberID] {
    let outline = files[file].outline
    let functions = outline.functions.enumerated().filter {
      $0.element.owner == nil && givesView($0.element.returnType, $0.element.attributes, file)
    }.map { MemberID(kind: .function, place: DeclarationReference(file, $0.offset)) }
    let variables = outline.variables.enumerated().filter {
      $0.element.owner == nil && givesView($0.element.type, $0.element.attributes, file)
    }.map { MemberID(kind: .variable, place: DeclarationReference(file, $0.offset)) }
    return functions + variables
  }

  private func givesView(
    _ type: TypeSyntax?, _ attributes: [AttributeSyntax], _ file: FileIndex
  ) -> Bool {
    guard let type else { return false }
    if FrameworkNames.isWrittenView(type) { return true }
    if attributes.contains(where: { $0.lastName.hasSuffix(FrameworkNames.builderSuffix) }) {
      return true
    }
    let named = types.resolve(type, in: ResolutionScope(file: file)).nominal
    return named.map { traits($0).isViewLike } ?? false
  }
}

/// A target of a project of Xcode: what it declares is seen by the files that it takes, and by
/// others only where they import it.
public struct XcodeTarget: Hashable, Sendable {
  /// The paths of the Swift files that it lists.
  public var files: Set<String> = []
  /// The folders of which it takes whatever is there.
  public var folders: Set<String> = []
  /// Files and folders of those that it does not take.
  public var excluded: Set<String> = []
  /// Its code is on the main actor where it says nothing (SE-0466).
  public var isOnMainActor = false
  /// Its imports are internal where they say nothing (SE-0409), in some configuration.
  public var importsInternally = false

  public init() {}

  /// Whether it takes a file that lies in one of its folders.
  fileprivate func excludes(_ path: String) -> Bool {
    guard !excluded.isEmpty else { return false }
    var current: String? = path
    while let path = current {
      if excluded.contains(path) { return true }
      current = PathName.parent(of: path)
    }
    return false
  }
}

/// Which targets take each file, as far as projects of Xcode say.
struct TargetMembership: Sendable {
  /// By file, in rising order; none where it is not known.
  private var targets: [[Int32]] = []
  /// The files that only such targets take whose code is on the main actor.
  private(set) var onMainActor: Set<FileIndex> = []
  /// The files that some such target takes whose imports are internal.
  private(set) var importingInternally: Set<FileIndex> = []

  init() {}

  init(_ files: [ParsedFile], _ projects: [XcodeProject]) {
    let all = projects.flatMap(\.targets)
    guard all.count > 1 || all.contains(where: { $0.isOnMainActor || $0.importsInternally }) else {
      return
    }
    var listing: [String: [Int32]] = [:]
    var holding: [String: [Int32]] = [:]
    for (number, target) in all.enumerated() {
      for path in target.files { listing[path, default: []].append(Int32(number)) }
      for path in target.folders { holding[path, default: []].append(Int32(number)) }
    }
    let found = files.map { file in
      let path = file.source.path
      var result = Set(listing[path] ?? [])
      var folder = holding.isEmpty ? nil : PathName.parent(of: path) ?? ""
      while let current = folder {
        for number in holding[current] ?? [] where !all[Int(number)].excludes(path) {
          result.insert(number)
        }
        folder = current.isEmpty ? nil : PathName.parent(of: current) ?? ""
      }
      return result.sorted()
    }
    onMainActor = Set(
      found.indices.filter { file in
        !found[file].isEmpty && found[file].allSatisfy { all[Int($0)].isOnMainActor }
      })
    importingInternally = Set(
      found.indices.filter { found[$0].contains { all[Int($0)].importsInternally } })
    if all.count > 1 { targets = found }
  }

  /// Whether no target takes both of two files, as far as it is known which do.
  func areApart(_ one: FileIndex, _ other: FileIndex) -> Bool {
    guard !targets.isEmpty, !targets[one].isEmpty, !targets[other].isEmpty else { return false }
    return Set(targets[one]).isDisjoint(with: targets[other])
  }

  /// Of some types, those that the targets of a file declare: one for each of these targets, or
  /// several where it means another type in each; all, where that is not known.
  func own<Element: Hashable>(
    _ all: [Element], to file: FileIndex, declaredIn place: (Element) -> FileIndex
  ) -> (elements: [Element], differ: Bool) {
    guard !targets.isEmpty, all.count > 1, case let own = targets[file], !own.isEmpty else {
      return (all, false)
    }
    var found: [Element] = []
    var choices: Set<[Element]> = []
    for target in own {
      let those = all.filter { targets[place($0)].contains(target) }
      guard !those.isEmpty else { continue }
      choices.insert(those)
      found += those.filter { !found.contains($0) }
    }
    return found.isEmpty ? (all, false) : (found, choices.count > 1)
  }
}

import Foundation

/// Finds the one spelling of a path by which files are told apart. Where names that differ only in
/// case, or in how an accent is put together, are one file, a path may be given in many spellings,
/// and not every system's `realpath` corrects them.
struct DiskSpelling {
  /// What is at a path; nil where nothing is. A link is not followed.
  var identity: (_ path: String) -> [UInt64]?
  /// The names in a folder; nil where they cannot be read.
  var names: (_ folder: String) -> [String]?

  /// An absolute path without links, each of its names as its folder lists it.
  func asListed(_ path: String) -> String {
    guard PathName.isAbsolute(path) else { return path }
    return PathName.components(of: path).reduce("/") { folder, name in
      PathName.join(folder, asListed(name, in: folder))
    }
  }

  private func asListed(_ name: String, in folder: String) -> String {
    func identity(_ name: String) -> [UInt64]? { self.identity(PathName.join(folder, name)) }
    // Here: most file systems know no other spelling, and their folders need not be read.
    let isLoose = Self.variants(of: name).contains { identity($0) != nil }
    guard isLoose, let file = identity(name), let names = names(folder) else { return name }
    if names.contains(where: { $0.utf8.elementsEqual(name.utf8) }) { return name }
    let folded = name.lowercased()
    let alike = names.filter { $0.lowercased() == folded }
    // Here: some file systems number a file anew for each spelling.
    return alike.count == 1
      ? alike[0] : (alike + names).first { identity($0) == file } ?? name
  }

  /// Other spellings of a name, which a strict file system takes for other names.
  private static func variants(of name: String) -> [String] {
    var swapped = ""
    for character in name {
      let lower = character.lowercased()
      swapped += lower == String(character) ? character.uppercased() : lower
    }
    return [
      swapped, name.precomposedStringWithCanonicalMapping,
      name.decomposedStringWithCanonicalMapping,
    ].filter { !$0.utf8.elementsEqual(name.utf8) }
  }
}

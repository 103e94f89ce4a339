@testable import MigrateLint

/// A file system in memory. Folders exist as soon as something is in them.
struct MemoryFileSystem: FileSystem {
  enum Node: Hashable {
    case file([UInt8])
    case directory
    case link(to: String)
    case other
    case unreadable
  }

  let currentDirectory: String
  var standardInput: [UInt8] = []
  /// What `write` was asked to do is kept here.
  let written = WrittenFiles()
  private(set) var nodes: [PathKey: Node] = [:]
  private var children: [PathKey: [String]] = [:]

  final class WrittenFiles: @unchecked Sendable {
    var files: [String: [UInt8]] = [:]
  }

  /// Relative paths start at the working directory.
  init(currentDirectory: String = "/tree", _ files: [String: String] = [:]) {
    self.currentDirectory = currentDirectory
    nodes[PathKey("/")] = .directory
    put(.directory, at: currentDirectory)
    for (path, text) in files { put(.file(Array(text.utf8)), at: path) }
  }

  mutating func put(_ node: Node, at path: String) {
    let path = PathName.join(currentDirectory, path)
    if let parent = PathName.parent(of: path), nodes[PathKey(path)] == nil {
      if nodes[PathKey(parent)] == nil { put(.directory, at: parent) }
      children[PathKey(parent), default: []].append(PathName.lastComponent(of: path))
    }
    nodes[PathKey(path)] = node
  }

  func kind(of path: String) throws(FileSystemError) -> FileKind {
    let parent = try realPath(of: PathName.parent(of: path) ?? "/")
    let real = path == "/" ? path : PathName.join(parent, PathName.lastComponent(of: path))
    guard let node = nodes[PathKey(real)] else { throw .notFound }
    return kind(of: node)
  }

  func entries(of directory: String) throws(FileSystemError) -> [DirectoryEntry] {
    guard nodes[PathKey(directory)] == .directory else { throw .notDirectory }
    return (children[PathKey(directory)] ?? []).map { name in
      let node = nodes[PathKey(PathName.join(directory, name))]!
      return DirectoryEntry(
        name: name, kind: kind(of: node), isNameValid: !name.contains("\u{FFFD}"))
    }
  }

  func realPath(of path: String) throws(FileSystemError) -> String {
    var pending = Array(PathName.components(of: path).reversed())
    var real = "/"
    var steps = 0
    while let name = pending.popLast() {
      if name == "." { continue }
      if name == ".." {
        real = PathName.parent(of: real) ?? "/"
        continue
      }
      steps += 1
      if steps > 100 { throw .linkLoop }
      let next = PathName.join(real, name)
      switch nodes[PathKey(next)] {
      case nil: throw .notFound
      case .link(let target):
        if PathName.isAbsolute(target) { real = "/" }
        pending += PathName.components(of: target).reversed()
      case .some: real = next
      }
    }
    return real
  }

  func read(_ path: String) throws(FileSystemError) -> [UInt8] {
    switch nodes[PathKey(try realPath(of: path))] {
    case .file(let bytes): return bytes
    case .directory: throw .isDirectory
    case .unreadable: throw .noPermission
    default: throw .notRegular
    }
  }

  func write(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
    guard let parent = PathName.parent(of: path), nodes[PathKey(parent)] == .directory else {
      throw .notFound
    }
    if nodes[PathKey(path)] == .directory { throw .isDirectory }
    written.files[path] = bytes
  }

  /// Nothing in memory is rewritten: the disk is, in a folder of its own.
  var store: any FileStore { preconditionFailure("tests of rewriting use the disk") }

  func readStandardInput() throws(FileSystemError) -> [UInt8] { standardInput }

  private func kind(of node: Node) -> FileKind {
    switch node {
    case .file, .unreadable: .file
    case .directory: .directory
    case .link: .link
    case .other: .other
    }
  }
}

/// Puts a file back to what it was.
struct FileRestoration {
  let store: any FileStore

  /// Whoever wrote to the file meanwhile keeps what they wrote.
  func restore(
    _ path: String, to before: [UInt8], from after: [UInt8], through temporary: String
  ) throws(FileSystemError) {
    guard try store.read(path) == after else { return }
    if (try? store.status(of: temporary)) != nil { try store.remove(temporary) }
    try store.create(temporary, before, like: path)
    do throws(FileSystemError) {
      try store.sync([temporary])
      try store.rename(temporary, to: path)
    } catch {
      try? store.remove(temporary)
      throw error
    }
  }
}

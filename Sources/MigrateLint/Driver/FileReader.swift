/// Reads what a scope found, on several threads, in the order it has.
struct FileReader {
  let fileSystem: any FileSystem
  let jobs: Int

  /// The files, and a problem for each that is not UTF-8 or cannot be read.
  func read(_ scope: ProjectScope) -> (files: [SourceFile], problems: [Problem]) {
    let standIn = scope.standIn
    let fileSystem = fileSystem
    let results = parallelMap(scope.files, jobs: jobs) { found in
      Self.read(found, standIn: standIn, fileSystem: fileSystem)
    }
    var files: [SourceFile] = []
    var problems: [Problem] = []
    for result in results {
      if let file = result.file { files.append(file) }
      if let problem = result.problem { problems.append(problem) }
    }
    return (files, problems)
  }

  private static func read(
    _ found: FoundFile, standIn: (realPath: String, bytes: [UInt8])?,
    fileSystem: any FileSystem
  ) -> (file: SourceFile?, problem: Problem?) {
    let bytes: [UInt8]
    do {
      if let standIn, standIn.realPath.utf8.elementsEqual(found.realPath.utf8) {
        bytes = standIn.bytes
      } else {
        bytes = try fileSystem.read(found.realPath)
      }
    } catch {
      return (nil, Problem(path: found.path, error))
    }
    if let complaint = UTF8Validation.complaint(about: bytes) {
      // Here: nothing in it is reported; it only keeps models that it may use.
      return (
        SourceFile(
          path: found.path, layoutPath: found.layoutPath, bytes: bytes, isReported: false,
          isText: false),
        Problem(path: found.path, reason: complaint)
      )
    }
    return (
      SourceFile(
        path: found.path, layoutPath: found.layoutPath, bytes: bytes, isReported: found.isReported),
      nil
    )
  }
}

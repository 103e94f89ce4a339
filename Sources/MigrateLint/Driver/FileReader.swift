/// Reads what a scope found, on several threads, in the order it has.
struct FileReader {
  let fileSystem: any FileSystem
  let jobs: Int

  /// The files that are UTF-8, and a problem for each that is not or cannot be read.
  func read(_ scope: ProjectScope) -> (files: [SourceFile], problems: [Problem]) {
    let standIn = scope.standIn
    let fileSystem = fileSystem
    let results = parallelMap(scope.files, jobs: jobs) { found in
      Self.read(found, standIn: standIn, fileSystem: fileSystem)
    }
    var files: [SourceFile] = []
    var problems: [Problem] = []
    for result in results {
      switch result {
      case .success(let file): files.append(file)
      case .failure(let failure): problems.append(failure.problem)
      }
    }
    return (files, problems)
  }

  private struct Failure: Error {
    var problem: Problem
  }

  private static func read(
    _ found: FoundFile, standIn: (realPath: String, bytes: [UInt8])?,
    fileSystem: any FileSystem
  ) -> Result<SourceFile, Failure> {
    let bytes: [UInt8]
    do {
      if let standIn, standIn.realPath.utf8.elementsEqual(found.realPath.utf8) {
        bytes = standIn.bytes
      } else {
        bytes = try fileSystem.read(found.realPath)
      }
    } catch {
      return .failure(Failure(problem: Problem(path: found.path, reason: error.reason)))
    }
    if let complaint = UTF8Validation.complaint(about: bytes) {
      return .failure(Failure(problem: Problem(path: found.path, reason: complaint)))
    }
    return .success(SourceFile(path: found.path, bytes: bytes, isReported: found.isReported))
  }
}

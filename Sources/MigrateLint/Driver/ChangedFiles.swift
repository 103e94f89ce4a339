// `--changed`, `--staged`, `--since REF`: which files git calls changed.
extension Session {
  /// The real paths of the changed files in every working copy that is named. Nil, and told, if git
  /// cannot say.
  func changedFiles(_ part: AdoptionOptions.Part, _ options: CommandLineOptions) -> Set<PathKey>? {
    var changed: Set<PathKey> = []
    for top in askedTops(options) {
      do throws(WorkingCopyError) {
        let names = try workingCopy.changed(top, part)
        for name in names { changed.insert(PathKey(PathName.join(top, name))) }
      } catch {
        console.fail(Self.message(error, part))
        return nil
      }
    }
    return changed
  }

  private static func message(_ error: WorkingCopyError, _ part: AdoptionOptions.Part) -> String {
    switch error {
    case .noProgram: "\(part.flag) asks git, and there is no program 'git'"
    case .noWorkingCopy(let folder):
      "\(part.flag) asks git, and '\(folder)' lies in no git working copy;"
        + " name the files instead, or leave it out"
    case .unknownReference(let reference, let words):
      "git does not know '\(reference)' of '--since': \(words);"
        + " a shallow or single-branch clone has to fetch it first"
    case .noCommonCommit(let reference):
      "'\(reference)' of '--since' and HEAD have no commit in common;"
        + " a shallow clone has to fetch more of the history"
    case .refused(let words): "git does not say what changed: \(words)"
    }
  }
}

/// Why git does not say what changed.
enum WorkingCopyError: Error, Hashable {
  case noProgram
  case noWorkingCopy(folder: String)
  case unknownReference(String, words: String)
  case noCommonCommit(String)
  case refused(words: String)
}

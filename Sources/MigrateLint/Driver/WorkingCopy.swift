/// What version control says of the files that are to be written.
enum WorkingCopyState: Sendable {
  case clean
  /// Not in a working copy, or no program to ask; reads on after a name.
  case absent(reason: String)
  /// Git refuses to tell.
  case unknown(reason: String)
  /// Files with changes that are staged, and files with changes that are not.
  case dirty(staged: [String], unstaged: [String])
}

/// Asks `git` about a folder, and lets it commit.
struct WorkingCopy: Sendable {
  var state: @Sendable (_ folder: String) -> WorkingCopyState
  /// Those of some files, by their absolute paths, that version control does not keep, or is told
  /// to overlook.
  var untracked: @Sendable (_ folder: String, _ files: [String]) -> [String]
  /// The Swift files that version control keeps and that are not on the disk, as a sparse checkout
  /// leaves them out; by their absolute paths.
  var leftOut: @Sendable (_ folder: String) -> [String]
  /// The changed files that are there, by their paths from the top of the working copy. Those of
  /// submodules are not among them: a submodule is a working copy of its own.
  var changed:
    @Sendable (_ top: String, _ part: AdoptionOptions.Part) throws(WorkingCopyError) -> [String]
  /// What was committed last; nil where nothing was, or where git does not say.
  var head: @Sendable (_ folder: String) -> String?
  /// Commits the files as they are; what `git` says where it refuses.
  var commit:
    @Sendable (
      _ folder: String, _ files: [String], _ message: String, _ interruption: Interruption?
    ) -> String?
  /// Whether the last commit has the files as they are.
  var hasCommitted: @Sendable (_ folder: String, _ files: [String]) -> Bool
  /// Lets git forget what else it was told to commit of files.
  var unstage: @Sendable (_ folder: String, _ files: [String]) -> Void
  /// What keeps others from committing, and is there while somebody does.
  var commitLock: @Sendable (_ folder: String) -> String?
  /// The commits since another one, the last one first: each with what it is called.
  var commits: @Sendable (_ folder: String, _ since: String) -> [(id: String, name: String)]

  static let git = WorkingCopy(
    state: { folder in Git.state(folder) },
    untracked: { folder, files in
      guard let answer = Git.run(["-C", folder, "ls-files", "-v", "-z", "--full-name"]),
        answer.code == 0
      else { return files }
      let tracked = trackedFiles(in: answer.output, folder)
      return files.filter { !tracked.contains(PathKey($0)) }
    },
    leftOut: { folder in
      let words = ["-C", folder, "ls-files", "-t", "-z", "--full-name", "--", "*.swift"]
      guard let answer = Git.run(words), answer.code == 0 else { return [] }
      let disk = DiskFileSystem(currentDirectory: "/")
      return entries(marked: UInt8(ascii: "S"), in: answer.output).map {
        PathName.join(folder, $0)
      }.filter { !disk.exists($0) }
    },
    changed: { (top, part) throws(WorkingCopyError) in try Git.changed(top, part) },
    head: { folder in
      Git.line(folder, ["rev-parse", "--verify", "--quiet", "HEAD"])
    },
    commit: { folder, files, message, interruption in
      let words = ["-C", folder, "--literal-pathspecs", "commit", "--quiet", "-m", message, "--"]
      guard let answer = Git.run(words + files, isQuestion: false, interruption: interruption)
      else { return "there is no program 'git'" }
      if answer.code == 0 { return nil }
      let text = String(decoding: answer.output, as: UTF8.self) + answer.complaint
      return text.isEmpty ? "exit code \(answer.code)" : text
    },
    hasCommitted: { folder, files in
      let words = ["diff", "--quiet", "--no-ext-diff", "--no-textconv", "HEAD", "--"]
      return Git.answers(folder, ["--literal-pathspecs"] + words + files)
    },
    unstage: { folder, files in
      let words = ["-C", folder, "--literal-pathspecs", "reset", "--quiet", "--"]
      _ = Git.run(words + files, isQuestion: false)
    },
    commitLock: { folder in
      let words = ["rev-parse", "--path-format=absolute", "--git-path", "index.lock"]
      guard let path = Git.line(folder, words) else { return nil }
      return DiskFileSystem(currentDirectory: "/").exists(path) ? path : nil
    },
    commits: { folder, since in
      let words = ["log", "--no-show-signature", "--no-color", "-z", "--format=%H %h %s"]
      guard let answer = Git.run(["-C", folder] + words + ["--end-of-options", since + "..HEAD"]),
        answer.code == 0
      else { return [] }
      return answer.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        .compactMap { entry in
          guard let blank = entry.firstIndex(of: " ") else { return nil }
          return (String(entry[..<blank]), String(entry[entry.index(after: blank)...]))
        }
    })

  /// Reads `git ls-files -v -z`. Only `H` stands before a file whose changes git would see; others
  /// are marked `assume-unchanged` or `skip-worktree`.
  private static func trackedFiles(in bytes: [UInt8], _ folder: String) -> Set<PathKey> {
    Set(entries(marked: UInt8(ascii: "H"), in: bytes).map { PathKey(PathName.join(folder, $0)) })
  }

  /// Reads what `git ls-files` lists with marks: a letter, a space, a path, NUL.
  private static func entries(marked letter: UInt8, in bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0).filter { $0.first == letter }.map {
      String(decoding: $0.dropFirst(2), as: UTF8.self)
    }
  }

  /// Reads `git status --porcelain -z`: two letters, a space, a path, NUL; a file that is renamed
  /// or copied, in the index or beside it, has a second path behind it.
  static func parse(_ bytes: [UInt8]) -> WorkingCopyState {
    var staged: [String] = []
    var unstaged: [String] = []
    var entries = bytes.split(separator: 0)[...]
    while let entry = entries.popFirst() {
      guard entry.count > 3 else { continue }
      let (x, y) = (entry[entry.startIndex], entry[entry.startIndex + 1])
      let path = String(decoding: entry.dropFirst(3), as: UTF8.self)
      if [x, y].contains(where: { $0 == UInt8(ascii: "R") || $0 == UInt8(ascii: "C") }) {
        _ = entries.popFirst()
      }
      if y != UInt8(ascii: " ") { unstaged.append(path) } else { staged.append(path) }
    }
    return staged.isEmpty && unstaged.isEmpty
      ? .clean : .dirty(staged: staged, unstaged: unstaged)
  }
}

import Foundation

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
  /// The changed files that are there, by their paths from the top of the working copy. Those of
  /// submodules are not among them: a submodule is a working copy of its own.
  var changed:
    @Sendable (_ top: String, _ part: AdoptionOptions.Part) throws(WorkingCopyError) -> [String]
  /// What was committed last; nil where nothing was, or where git does not say.
  var head: @Sendable (_ folder: String) -> [UInt8]?
  /// Commits the files as they are; what `git` says where it refuses.
  var commit: @Sendable (_ folder: String, _ files: [String], _ message: String) -> String?

  static let git = WorkingCopy(
    state: { folder in
      guard
        let answer = Git.run([
          "-C", folder, "--no-optional-locks", "status", "--porcelain", "--untracked-files=all",
          "-z",
        ])
      else { return .absent(reason: " that can be asked, as there is no program 'git'") }
      if answer.code == 0 { return parse(answer.output) }
      let isNone = answer.complaint.contains("not a git repository")
      return isNone ? .absent(reason: "") : .unknown(reason: answer.complaint)
    },
    untracked: { folder, files in
      guard let answer = Git.run(["-C", folder, "ls-files", "-v", "-z", "--full-name"]),
        answer.code == 0
      else { return files }
      let tracked = trackedFiles(in: answer.output, folder)
      return files.filter { !tracked.contains(PathKey($0)) }
    },
    changed: { (top, part) throws(WorkingCopyError) in try Git.changed(top, part) },
    head: { folder in
      let answer = Git.run(["-C", folder, "rev-parse", "--verify", "--quiet", "HEAD"])
      return answer?.code == 0 ? answer?.output : nil
    },
    commit: { folder, files, message in
      let paths = ["--"] + files
      guard
        let answer = Git.run(
          ["-C", folder, "--literal-pathspecs", "commit", "--quiet", "-m", message] + paths)
      else { return "there is no program 'git'" }
      if answer.code == 0 { return nil }
      let text = String(decoding: answer.output, as: UTF8.self) + answer.complaint
      return text.isEmpty ? "exit code \(answer.code)" : text
    })

  /// Reads `git ls-files -v -z`: a letter, a space, a path, NUL. Only `H` stands before a file
  /// whose changes git would see; others are marked `assume-unchanged` or `skip-worktree`.
  private static func trackedFiles(in bytes: [UInt8], _ folder: String) -> Set<PathKey> {
    var tracked: Set<PathKey> = []
    for entry in bytes.split(separator: 0) where entry.first == UInt8(ascii: "H") {
      let name = String(decoding: entry.dropFirst(2), as: UTF8.self)
      tracked.insert(PathKey(PathName.join(folder, name)))
    }
    return tracked
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

/// The program `git`, called without a shell.
private enum Git {
  /// What it printed on its streams, and its exit code; nil where there is no such program.
  ///
  /// `index` is the one that a hook was given, where that is to count.
  static func run(
    _ arguments: [String], index: String? = nil
  ) -> (output: [UInt8], complaint: String, code: Int32)? {
    var environment = ProcessInfo.processInfo.environment
    // Here: in a hook, these would have git answer for another folder than it is asked about.
    for name in ["DIR", "WORK_TREE", "INDEX_FILE", "COMMON_DIR", "PREFIX", "NAMESPACE"] {
      environment["GIT_" + name] = nil
    }
    environment["GIT_INDEX_FILE"] = index
    environment["LC_ALL"] = "C"
    // Here: a tree may come with settings that have git start a program.
    let words = ["git", "-c", "core.fsmonitor=false"] + arguments
    var (output, complaint): ([UInt8], [UInt8]) = ([], [])
    let ending = ChildProcess(words: words, environment: environment).run { channel, bytes in
      if channel == .standard { output += bytes } else { complaint += bytes }
    }
    let text = String(decoding: complaint, as: UTF8.self)
    return switch ending {
    case .exited(let code): (output, text, code)
    case .notStarted(.notFound), .notStarted(.notDirectory), .notStarted(.noPermission): nil
    case .notStarted(let error): ([], "git cannot be started: \(error.reason)", -1)
    case .killed, .timedOut, .interrupted: (output, text + "git was stopped", -1)
    }
  }

  /// As `run`, with one line of complaint for an error.
  private static func ask(
    _ top: String, _ arguments: [String]
  ) throws(WorkingCopyError) -> (lines: [String], words: String, code: Int32) {
    let words = ["-C", top, "--no-optional-locks"] + arguments
    guard let answer = run(words, index: indexOfHook(top)) else { throw .noProgram }
    if answer.complaint.contains("not a git repository") { throw .noWorkingCopy(folder: top) }
    let complaint = answer.complaint.split(separator: "\n").first.map(String.init) ?? ""
    let lines = answer.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return (lines, complaint.isEmpty ? "exit code \(answer.code)" : complaint, answer.code)
  }

  /// The index of a commit that is being made: `git commit --all` stages in one of its own. Its
  /// path starts from the top of the working copy, so in another one there is no such file.
  private static func indexOfHook(_ top: String) -> String? {
    guard let named = ProcessInfo.processInfo.environment["GIT_INDEX_FILE"] else { return nil }
    let path = PathName.join(top, named)
    return DiskFileSystem().exists(path) ? path : nil
  }

  static func changed(
    _ top: String, _ part: AdoptionOptions.Part
  ) throws(WorkingCopyError) -> [String] {
    let status = try ask(
      top,
      [
        "status", "--porcelain", "-z", "--untracked-files=all", "--no-renames",
        "--ignore-submodules=all",
      ])
    guard status.code == 0 else { throw .refused(words: status.words) }
    // Here: two letters, a space and a path; the first letter is about the index.
    let entries = status.lines.filter { $0.utf8.count > 3 }
    func paths(_ entries: [String]) -> [String] {
      entries.map { String(decoding: $0.utf8.dropFirst(3), as: UTF8.self) }
    }
    switch part {
    case .changed: return paths(entries)
    case .staged: return paths(entries.filter { $0.first != " " && $0.first != "?" })
    case .since(let reference):
      let base = try mergeBase(top, reference)
      let difference = try ask(
        top,
        [
          "diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--no-textconv",
          "--ignore-submodules=all", base, "--",
        ])
      guard difference.code == 0 else { throw .refused(words: difference.words) }
      return difference.lines + paths(entries.filter { $0.first == "?" })
    }
  }

  /// The commit where HEAD left a branch; the name does not begin with a dash.
  private static func mergeBase(
    _ top: String, _ reference: String
  ) throws(WorkingCopyError) -> String {
    let answer = try ask(top, ["merge-base", "--end-of-options", reference, "HEAD"])
    guard answer.code == 0, let line = answer.lines.first else {
      if answer.code == 1 { throw .noCommonCommit(reference) }
      throw .unknownReference(reference, words: answer.words)
    }
    return String(line.prefix { $0 != "\n" })
  }
}

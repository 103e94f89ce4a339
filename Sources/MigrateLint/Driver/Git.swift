import Foundation

/// The program `git`, called without a shell.
enum Git {
  /// What it printed on its streams, and its exit code; nil where there is no such program.
  ///
  /// A question starts nothing that the tree's own settings name, and asks no other machine; what
  /// is no question is what somebody who calls git by hand would get, hooks and all. `index` is the
  /// one that a hook was given, where that is to count.
  static func run(
    _ arguments: [String], index: String? = nil, isQuestion: Bool = true,
    settings: [(key: String, value: String)] = [], interruption: Interruption? = nil
  ) -> (output: [UInt8], complaint: String, code: Int32)? {
    var environment = ProcessInfo.processInfo.environment
    // Here: in a hook, these would have git answer for another folder than it is asked about.
    for name in ["DIR", "WORK_TREE", "INDEX_FILE", "COMMON_DIR", "PREFIX", "NAMESPACE"] {
      environment["GIT_" + name] = nil
    }
    environment["GIT_INDEX_FILE"] = index
    environment["LC_ALL"] = "C"
    if isQuestion {
      environment["GIT_NO_LAZY_FETCH"] = "1"
      environment["GIT_ALLOW_PROTOCOL"] = "none"
      add(settings, to: &environment)
    }
    let words = ["git"] + (isQuestion ? asksOnly.flatMap { ["-c", $0] } : [])
    var (output, complaint): ([UInt8], [UInt8]) = ([], [])
    let child = ChildProcess(
      words: words + arguments, environment: environment, signals: interruption?.signals ?? [])
    let ending = child.run(interruption) { channel, bytes in
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

  /// Settings with which git starts no program for a tree's sake.
  private static let asksOnly = [
    "core.fsmonitor=false", "core.hooksPath=/dev/null", "safe.bareRepository=explicit",
  ]

  /// Settings that count more than those of any file, for git and what it starts.
  private static func add(
    _ settings: [(key: String, value: String)], to environment: inout [String: String]
  ) {
    var count = environment["GIT_CONFIG_COUNT"].flatMap { Int($0) } ?? 0
    for setting in settings {
      environment["GIT_CONFIG_KEY_\(count)"] = setting.key
      environment["GIT_CONFIG_VALUE_\(count)"] = setting.value
      count += 1
    }
    if count > 0 { environment["GIT_CONFIG_COUNT"] = "\(count)" }
  }

  /// The one line that a question is answered with.
  static func line(_ folder: String, _ words: [String]) -> String? {
    guard let answer = run(["-C", folder] + words), answer.code == 0,
      answer.output.last == UInt8(ascii: "\n")
    else { return nil }
    return String(decoding: answer.output.dropLast(), as: UTF8.self)
  }

  /// Whether git says yes.
  static func answers(_ top: String, _ words: [String]) -> Bool {
    (try? ask(top, words))?.code == 0
  }

  // MARK: Whether a rewrite could be taken back

  static func state(_ folder: String) -> WorkingCopyState {
    let settings = settingsWithoutFilters(of: [folder] + submodules(of: folder))
    let words = ["status", "--porcelain", "--untracked-files=all", "--no-renames", "-z"]
    guard let answer = run(["-C", folder, "--no-optional-locks"] + words, settings: settings)
    else { return .absent(reason: " that can be asked, as there is no program 'git'") }
    guard answer.code == 0 else {
      let isNone = ["not a git repository", "cannot use bare repository"].contains {
        answer.complaint.contains($0)
      }
      return isNone ? .absent(reason: "") : .unknown(reason: answer.complaint)
    }
    // Here: its settings may say that it keeps other files than these.
    guard let top = top(around: folder), top.utf8.elementsEqual(folder.utf8) else {
      return .absent(reason: " of its own")
    }
    return WorkingCopy.parse(answer.output)
  }

  /// The folder whose files are kept, as git sees it from another.
  private static func top(around folder: String) -> String? {
    guard let top = line(folder, ["rev-parse", "--show-toplevel"]) else { return nil }
    return try? DiskFileSystem(currentDirectory: "/").realPath(of: top)
  }

  // MARK: Programs that a tree names

  /// Git asks filters what a file would be if it were committed, as soon as its time has changed.
  /// Those that the user has set up for all trees are theirs; those of a tree's own settings may be
  /// anybody's, and do not run. Files that need one to be recognised then count as changed.
  private static func settingsWithoutFilters(
    of folders: [String]
  ) -> [(key: String, value: String)] {
    var seen: Set<String> = []
    let filters = folders.flatMap { ownFilters(of: $0) }.filter { seen.insert($0).inserted }
    return filters.flatMap {
      [($0 + ".clean", ""), ($0 + ".process", ""), ($0 + ".required", "false")]
    }
  }

  /// Reads `git config --list --show-scope -z`: a scope, NUL, a key, and perhaps a line's end and a
  /// value, NUL.
  private static func ownFilters(of folder: String) -> [String] {
    let words = ["-C", folder, "config", "--list", "--show-scope", "-z"]
    guard let answer = run(words), answer.code == 0 else { return [] }
    let parts = answer.output.split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    return stride(from: 0, to: parts.count - 1, by: 2).compactMap { position in
      let key = parts[position + 1].utf8.prefix { $0 != UInt8(ascii: "\n") }
      guard ["local", "worktree"].contains(parts[position]), key.starts(with: "filter.".utf8),
        let dot = key.lastIndex(of: UInt8(ascii: "."))
      else { return nil }
      return String(Substring(key[..<dot]))
    }
  }

  /// The folders of all submodules that are checked out, and of theirs.
  private static func submodules(of folder: String) -> [String] {
    guard let answer = run(["-C", folder, "ls-files", "--stage", "-z", "--full-name"]),
      answer.code == 0
    else { return [] }
    return answer.output.split(separator: 0).flatMap { entry -> [String] in
      guard entry.starts(with: "160000 ".utf8), let tab = entry.firstIndex(of: UInt8(ascii: "\t"))
      else { return [] }
      let path = PathName.join(folder, String(decoding: entry[(tab + 1)...], as: UTF8.self))
      guard DiskFileSystem(currentDirectory: "/").exists(PathName.join(path, ".git")) else {
        return []
      }
      return [path] + submodules(of: path)
    }
  }

  // MARK: What has changed

  /// As `run`, with one line of complaint for an error.
  private static func ask(
    _ top: String, _ arguments: [String]
  ) throws(WorkingCopyError) -> (lines: [String], words: String, code: Int32) {
    let words = ["-C", top, "--no-optional-locks"] + arguments
    let settings = settingsWithoutFilters(of: [top])
    guard let answer = run(words, index: indexOfHook(top), settings: settings) else {
      throw .noProgram
    }
    if answer.complaint.contains("not a git repository") { throw .noWorkingCopy(folder: top) }
    let complaint = DisplayText.lines(answer.complaint).first.map(String.init) ?? ""
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

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
  /// Those of some files, by their absolute paths, that version control does not keep.
  var untracked: @Sendable (_ folder: String, _ files: [String]) -> [String]
  /// The changed files that are there, by their paths from the top of the working copy. Those of
  /// submodules are not among them: a submodule is a working copy of its own.
  var changed:
    @Sendable (_ top: String, _ part: AdoptionOptions.Part) throws(WorkingCopyError) -> [String]
  /// Commits the files as they are; what `git` says where it refuses.
  var commit: @Sendable (_ folder: String, _ files: [String], _ message: String) -> String?

  static let git = WorkingCopy(
    state: { folder in
      guard
        let answer = Git.run([
          "-C", folder, "status", "--porcelain", "--untracked-files=all", "-z",
        ])
      else { return .absent(reason: " that can be asked, as there is no program 'git'") }
      if answer.code == 0 { return parse(answer.output) }
      let isNone = answer.complaint.contains("not a git repository")
      return isNone ? .absent(reason: "") : .unknown(reason: answer.complaint)
    },
    untracked: { folder, files in
      var tracked: Set<PathKey> = []
      // Here: a command line has its limit.
      for start in stride(from: 0, to: files.count, by: 500) {
        let some = files[start..<min(start + 500, files.count)]
        guard
          let answer = Git.run(
            ["-C", folder, "--literal-pathspecs", "ls-files", "-z", "--full-name", "--"] + some),
          answer.code == 0
        else { continue }
        for name in answer.output.split(separator: 0) {
          tracked.insert(PathKey(PathName.join(folder, String(decoding: name, as: UTF8.self))))
        }
      }
      return files.filter { !tracked.contains(PathKey($0)) }
    },
    changed: { (top, part) throws(WorkingCopyError) in try Git.changed(top, part) },
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

  /// Reads `git status --porcelain -z`: two letters, a space, a path, NUL; a renamed file has a
  /// second path behind it.
  static func parse(_ bytes: [UInt8]) -> WorkingCopyState {
    var staged: [String] = []
    var unstaged: [String] = []
    var entries = bytes.split(separator: 0)[...]
    while let entry = entries.popFirst() {
      guard entry.count > 3 else { continue }
      let (x, y) = (entry[entry.startIndex], entry[entry.startIndex + 1])
      let path = String(decoding: entry.dropFirst(3), as: UTF8.self)
      if x == UInt8(ascii: "R") || x == UInt8(ascii: "C") { _ = entries.popFirst() }
      if y != UInt8(ascii: " ") { unstaged.append(path) } else { staged.append(path) }
    }
    return staged.isEmpty && unstaged.isEmpty
      ? .clean : .dirty(staged: staged, unstaged: unstaged)
  }
}

/// The program `git`, called without a shell.
private enum Git {
  /// What it printed on its streams, and its exit code; nil where there is no such program.
  static func run(_ arguments: [String]) -> (output: [UInt8], complaint: String, code: Int32)? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // Here: a tree may come with settings that have git start a program.
    process.arguments = ["LC_ALL=C", "git", "-c", "core.fsmonitor=false"] + arguments
    let (output, complaints) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = complaints
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    let complaint = complaints.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let code = process.terminationStatus
    // Here: 127 is how `env` says that it did not find it.
    return code == 127 ? nil : (bytes, String(decoding: complaint, as: UTF8.self), code)
  }

  /// As `run`, with one line of complaint for an error.
  private static func ask(
    _ top: String, _ arguments: [String]
  ) throws(WorkingCopyError) -> (lines: [String], words: String, code: Int32) {
    guard let answer = run(["-C", top, "--no-optional-locks"] + arguments) else { throw .noProgram }
    if answer.complaint.contains("not a git repository") { throw .noWorkingCopy(folder: top) }
    let words = answer.complaint.split(separator: "\n").first.map(String.init) ?? ""
    let lines = answer.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return (lines, words.isEmpty ? "exit code \(answer.code)" : words, answer.code)
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

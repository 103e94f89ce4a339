import Foundation
import Testing

@testable import MigrateLint

/// The program as a process of its own, where somebody sits at a terminal, and with a compiler.
@Suite(.serialized) struct TerminalTests {
  /// Runs a command in a pseudo-terminal. Each answer is typed when the text before it has
  /// appeared; `^C` is Ctrl-C. Prints what the terminal shows, and ends as the command does.
  private static let typist = #"""
    import os, pty, select, signal, sys, time
    folder, count = sys.argv[1], int(sys.argv[2])
    pairs = [(sys.argv[3 + 2 * i], sys.argv[4 + 2 * i]) for i in range(count)]
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(folder)
        # What runs in the background of a script ignores these.
        for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGHUP):
            signal.signal(number, signal.SIG_DFL)
        os.execv(sys.argv[3 + 2 * count], sys.argv[3 + 2 * count:])
    shown, seen, end = b"", 0, time.time() + 120
    while time.time() < end:
        if not select.select([terminal], [], [], 1)[0]: continue
        try: some = os.read(terminal, 65536)
        except OSError: break
        if not some: break
        shown += some
        while pairs and pairs[0][0].encode() in shown[seen:]:
            seen = shown.index(pairs[0][0].encode(), seen) + len(pairs[0][0].encode())
            answer = pairs.pop(0)[1]
            os.write(terminal, b"\x03" if answer == "^C" else answer.encode() + b"\n")
    sys.stdout.write(shown.decode().replace("\r\n", "\n"))
    sys.stdout.flush()
    os._exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) if time.time() < end else 99)
    """#

  private func type(
    _ answers: [(after: String, text: String)], to words: [String], in tree: Checkout
  ) throws -> (code: Int32, text: String) {
    let tool = try #require(BuiltProgram.url, "\(BuiltProgram.candidates)")
    let pairs = answers.flatMap { [$0.after, $0.text] }
    return try Script(
      words: ["python3", "-c", Self.typist, tree.folder, "\(answers.count)"] + pairs
        + [tool.path] + words
    ).run()
  }

  @Test func somebodyAnswers() throws {
    try withTemporaryFolder { folder in
      let tree = try Checkout(folder)
      let prompt = "[e]xplain: "
      let result = try type(
        [(prompt, "n"), (prompt, "explain"), (prompt, "yes"), (prompt, "q")],
        to: ["--fix", "--interactive", "--quiet", "."], in: tree)
      #expect(result.code == 1)
      #expect(tree.migrated == ["Kite"])
      #expect(result.text.contains("Unit 2 of 3: 'Kite' (safe, 1 file)\n--- a/App/Kite.swift\n"))
      #expect(result.text.contains("migrated 1 model in 1 file"))
    }
  }

  @Test(arguments: [[], ["--commit"], ["--verify", "true"]])
  func somebodyStopsInsteadOfAnswering(_ flags: [String]) throws {
    try withTemporaryFolder { folder in
      let tree = try Checkout(folder)
      let prompt = "[e]xplain: "
      let result = try type(
        [(prompt, "y"), (prompt, "^C")],
        to: ["--fix", "--interactive", "--quiet"] + flags + ["."], in: tree)
      #expect(result.code == 2)
      #expect(result.text.contains("interrupted; nothing more is written"), "\(result.text)")
      #expect(result.text.contains("migrated 1 model in 1 file"))
      #expect(tree.migrated == ["Boat"])
      #expect(tree.isClean == flags.contains("--commit"))
      #expect(tree.run("undo").said.hasPrefix("migrate-lint: put 1 file back\n"))
    }
  }

  /// A hook that waits for a model, before its commit is made or after.
  private func hook(_ name: String, on model: String, _ action: String, in tree: Checkout) throws {
    let files = name == "pre-commit" ? "diff --cached" : "show"
    try tree.write(
      """
      #!/bin/sh
      git \(files) --name-only | grep -q \(model) || exit 0
      \(action)

      """, to: ".git/hooks/\(name)")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: tree.root + "/.git/hooks/\(name)")
  }

  /// Whoever stops a run while git commits finds each unit old, or new and committed.
  @Test(arguments: ["pre-commit", "post-commit"], ["^C", "TERM"])
  func somebodyStopsACommit(_ name: String, _ way: String) throws {
    try withTemporaryFolder { folder in
      let tree = try Checkout(folder)
      let end = way == "^C" ? "" : "kill -TERM $(ps -o ppid= -p $PPID); "
      try hook(name, on: "Kite", "\(end)echo waiting > /dev/tty; sleep 63", in: tree)
      let result = try type(
        way == "^C" ? [("waiting", "^C")] : [], to: ["--fix", "--commit", "--quiet", "."], in: tree)
      #expect(result.code == 2)
      #expect(result.text.contains("interrupted; nothing more is written"), "\(result.text)")
      #expect(tree.migrated == (name == "pre-commit" ? ["Boat"] : ["Boat", "Kite"]))
      #expect(tree.isClean)
      let subjects = try tree.git("log", "--format=%s").split(separator: "\n")
      #expect(subjects.count == (name == "pre-commit" ? 2 : 3), "\(subjects)")
      #expect(tree.run("recover").said == "migrate-lint: nothing to recover\n")
    }
  }

  /// The program is killed while git commits, which may then be done with it or not.
  @Test(arguments: ["pre-commit", "post-commit"])
  func killedWhileGitCommits(_ name: String) throws {
    try withTemporaryFolder { folder in
      let tree = try Checkout(folder)
      let tool = try #require(BuiltProgram.url, "\(BuiltProgram.candidates)")
      try hook(name, on: "Kite", "kill -9 $(ps -o ppid= -p $PPID); exit 1", in: tree)
      let result = try Script(
        words: [tool.path, "--fix", "--quiet", "--commit", "."], folder: folder
      ).run()
      #expect(result.code != 0)
      #expect(tree.migrated == ["Boat", "Kite"])
      while tree.run("recover").said.contains("index.lock") { usleep(20_000) }
      let isBefore = name == "pre-commit"
      #expect(tree.migrated == (isBefore ? ["Boat"] : ["Boat", "Kite"]))
      #expect(tree.isClean)
      try FileManager.default.removeItem(atPath: tree.root + "/.git/hooks/\(name)")
      #expect(tree.run("--fix", "--commit", ".").code == 0)
      #expect(tree.migrated.count == 3)
      #expect(tree.isClean)
      let subjects = try tree.git("log", "--format=%s").split(separator: "\n")
      #expect(subjects.count == 4, "\(subjects)")
    }
  }

  /// Many files, so that it takes over half a second; in a pipe nothing of it is seen.
  @Test func progressOnATerminal() throws {
    var files: [String: String] = ["Package.swift": ""]
    for number in 0..<20 {
      files["App/Boat\(number).swift"] = (0..<25).map {
        Checkout.source("Boat\(number)x\($0)")
      }.joined()
    }
    try withTemporaryFolder { folder in
      let tree = try Checkout(folder, files, isCommitted: false)
      let words = ["--statistics", "--jobs", "1", "."]
      let shown = try type([], to: words, in: tree).text
      #expect(shown.contains("\r\u{1B}[Kmigrate-lint: analysing 21 files, 0 s"), "\(shown)")
      // Here: the line is gone before the report comes.
      let report = try #require(shown.range(of: "observable-object-class (migration)"))
      #expect(!shown[report.upperBound...].contains("analysing"))
      #expect(try !type([], to: ["--quiet"] + words, in: tree).text.contains("analysing"))
      let tool = try #require(BuiltProgram.url, "\(BuiltProgram.candidates)")
      let piped = try Script(words: [tool.path] + words, folder: folder).run().text
      #expect(!piped.contains("\u{1B}") && !piped.contains("analysing"))
    }
  }

  @Test func somebodyStopsTheCommand() throws {
    try withTemporaryFolder { folder in
      let tree = try Checkout(folder)
      let command = "grep -q @Observable App/Kite.swift && { echo > /dev/tty; sleep 61; }; true"
      let result = try type(
        [("\n", "^C")],
        to: ["--fix", "--quiet", "--verify", command, "."],
        in: tree)
      #expect(result.code == 2)
      #expect(result.text.contains("'Kite' rolled back: the command of '--verify' was interrupted"))
      #expect(tree.migrated == ["Boat"])
      // Here: the command and all that it started are gone.
      let left = try Script(words: ["pgrep", "-f", "sleep 61"]).run()
      #expect(left.code != 0, "\(left.text)")
      #expect(tree.run("undo").said == "migrate-lint: put 1 file back\n")
      #expect(tree.isClean)
    }
  }

  @Test(arguments: ["TERM", "INT", "HUP"])
  func signalsStopEveryRunOfTheCommand(_ signal: String) throws {
    try withTemporaryFolder { folder in
      let tree = try Checkout(folder)
      let tool = try #require(BuiltProgram.url, "\(BuiltProgram.candidates)")
      // Here: the third run is stopped, not the first.
      let command = "grep -q @Observable App/Kite.swift && { kill -\(signal) $PPID; sleep 62; }; true"
      let result = try Script(
        words: [tool.path, "--fix", "--quiet", "--verify", command, "."], folder: folder
      ).run()
      #expect(result.code == 2)
      #expect(result.text.contains("'Kite' rolled back: the command of '--verify' was interrupted"))
      #expect(tree.migrated == ["Boat"])
    }
  }

  /// The program is killed while the command runs that would have said whether a unit is right.
  @Test func killedBeforeTheCommandSaidYes() throws {
    try withTemporaryFolder { folder in
      let tree = try Checkout(folder)
      let tool = try #require(BuiltProgram.url, "\(BuiltProgram.candidates)")
      let command = "grep -q @Observable App/Kite.swift && kill -9 $PPID; true"
      let result = try Script(
        words: [tool.path, "--fix", "--quiet", "--verify", command, "."], folder: folder
      ).run()
      #expect(result.code != 0)
      #expect(tree.migrated == ["Boat", "Kite"])
      let next = tree.run("--fix", "--allow-dirty", "--verify", "true", ".")
      #expect(
        next.said == """
          migrate-lint: an earlier run was interrupted before the command of '--verify' had said \
          yes; 'Kite' is rolled back, 1 file put back
          migrate-lint: migrated 2 models in 2 files

          """)
      #expect(tree.migrated.count == 3)
    }
  }

  /// Under a sanitizer, which takes terabytes for itself, address space cannot be little.
  private static let limits = ["-n 6", "-n 9", "-u 1"]
    + (ProcessInfo.processInfo.environment["SANITIZER"] == nil
      ? ["-v 300000", "-v 200000", "-v 150000", "-v 100000"] : [])

  /// A machine that gives little: it ends with an answer, be that a refusal, and never hangs.
  @Test(arguments: limits)
  func littleIsEnoughOrRefused(_ limit: String) throws {
    try withTemporaryFolder { folder in
      let tree = try Checkout(folder)
      let tool = try #require(BuiltProgram.url, "\(BuiltProgram.candidates)")
      let result = try Script(
        words: [
          "timeout", "60", "sh", "-c", "ulimit \(limit); exec '\(tool.path)' --fix --quiet .",
        ], folder: folder
      ).run()
      #expect(result.code == 0 || result.code == 2, "\(result.code): \(result.text)")
      #expect(result.text.contains("migrate-lint: "), "\(result.text)")
      #expect(tree.migrated.isEmpty || tree.migrated.count == 3)
    }
  }

  @Test func closedStreamsHideNothing() throws {
    try withTemporaryFolder { folder in
      let tree = try Checkout(folder)
      let tool = try #require(BuiltProgram.url, "\(BuiltProgram.candidates)")
      try tree.write(Checkout.source("Boat") + "// precious\n", to: "App/Boat.swift")
      let result = try Script(
        words: ["sh", "-c", "'\(tool.path)' --fix --allow-no-vcs . >&-"], folder: folder
      ).run()
      #expect(result.code == 2)
      #expect(tree.migrated == [])
    }
  }

  @Test func thereMayBeNoGit() throws {
    try withTemporaryFolder { folder in
      let tree = try Checkout(folder)
      let tool = try #require(BuiltProgram.url, "\(BuiltProgram.candidates)")
      let result = try Script(
        words: ["PATH=/nowhere", tool.path, "--fix", "--quiet", "."], folder: folder
      ).run()
      #expect(result.code == 2)
      #expect(result.text.contains("as there is no program 'git'"))
      #expect(tree.migrated == [])
    }
  }

  /// Code that a plug-in writes into a folder which the analysis passes by.
  @Test func compilerRollsBackWhatDoesNotBuild() throws {
    var files = Checkout.files
    files["App/DerivedData/SpeedLog.swift"] = """
      import Combine

      @MainActor func log(_ kite: Kite) -> AnyCancellable { kite.$speed.sink { print($0) } }

      """
    try withTemporaryFolder { folder in
      let tree = try Checkout(folder, files)
      let script = LintFixture.root.deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Scripts/typecheck.py").path
      let result = tree.run(
        "--fix", "--verify", "python3 '\(script)' --fast --swift 5 App", "App")
      #expect(result.code == 1)
      #expect(tree.migrated == ["Boat", "Sled"])
      #expect(result.said.contains("'Kite' rolled back: the command of '--verify' failed"))
      #expect(result.said.contains("error: value of type 'Kite' has no member '$speed'"))
      #expect(result.said.hasSuffix("migrated 2 models in 2 files\n"))
    }
  }
}

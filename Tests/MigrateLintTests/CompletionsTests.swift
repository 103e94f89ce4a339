import Foundation
import Testing

@testable import MigrateLint

/// What `migrate-lint completions` prints. Scripts/check-completions.py loads it in the shells.
@Suite struct CompletionsTests {
  private func script(for shell: Shell) -> String {
    Completions(rules: Rule.all).script(for: shell)
  }

  @Test(arguments: Shell.allCases)
  func namesEveryOptionAndCommandOfTheHelp(_ shell: Shell) {
    let script = script(for: shell)
    let words = Set(script.split { !($0.isLetter || $0.isNumber || $0 == "-") }.map(String.init))
    var missing: [String] = []
    for command in Command.allCases {
      if !words.contains(command.rawValue) { missing.append(command.rawValue) }
      for name in Self.optionsInHelp(of: command)
      where !words.contains(shell == .fish ? String(name.dropFirst(2)) : name) {
        missing.append(name)
      }
    }
    expectSame(missing, [], shell.rawValue)
    for rule in Rule.all { #expect(words.contains(rule.id), "\(shell.rawValue): \(rule.id)") }
    for format in ReportFormat.allCases { #expect(words.contains(format.rawValue)) }
  }

  /// Here: the help of all commands together names as many options as there are.
  @Test func theHelpIsReadAsItIsWritten() {
    let names = Set(Command.allCases.flatMap(Self.optionsInHelp))
    #expect(names == Set(Flag.allCases.map(\.name)))
  }

  private static func optionsInHelp(of command: Command) -> [String] {
    let text = HelpText.of(command).components(separatedBy: "OPTIONS\n").dropFirst().joined()
    return text.matches(of: /(?m)^  (?:-h, )?(--[a-z-]+)/).map { String($0.1) }
  }

  @Test func bashReadsIt() throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "migrate-lint-\(UUID().uuidString).bash")
    try Data(script(for: .bash).utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let folder = FileManager.default.temporaryDirectory
    let result = try Script(words: ["bash", "-n", file.path], folder: folder).run()
    #expect(result.text == "")
    #expect(result.code == 0)
  }

  @Test func anApostropheEndsNoString() {
    #expect(script(for: .zsh).contains("'\\''.xcode-version'\\''"))
    #expect(script(for: .fish).contains("\\'.xcode-version\\'"))
  }

  @Test(arguments: [
    (["completions"], "'completions' takes bash or zsh or fish"),
    (["completions", "fsh"], "there are completions for bash, zsh, fish, not for 'fsh'"),
    (["completions", "bash", "--quiet"], "the command 'completions' takes no '--quiet'"),
  ])
  func otherShellsAreRefused(_ words: [String], _ message: String) {
    let output = CapturedOutput()
    let exitCode = Driver.run(
      arguments: words, environment: [:], fileSystem: MemoryFileSystem(), output: output)
    #expect(exitCode == 2)
    #expect(output.error.contains(message))
  }
}

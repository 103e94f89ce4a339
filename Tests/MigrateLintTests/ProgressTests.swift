import Foundation
import Testing

@testable import MigrateLint

/// What takes long says so on a terminal, and only there.
@Suite struct ProgressTests {
  /// Runs a report that takes its time.
  private func run(
    _ words: String..., takes milliseconds: Int, isTerminal: Bool = true,
    environment: [String: String] = [:]
  ) -> CapturedOutput {
    let output = CapturedOutput(width: isTerminal ? 80 : nil)
    let session = Session(
      environment: environment, fileSystem: MemoryFileSystem(["A.swift": ""]), output: output
    ) { files, _ in
      Thread.sleep(forTimeInterval: Double(milliseconds) / 1000)
      return LintReport(fileCount: files.count, findings: [], models: [])
    }
    _ = session.run(words)
    return output
  }

  @Test func aLongRunSaysWhatItDoes() {
    let text = run(takes: 800).error
    #expect(text.hasPrefix("\r\u{1B}[Kmigrate-lint: analysing 1 file, 0 s"), "\(text)")
    #expect(text.hasSuffix("\r\u{1B}[K"), "\(text)")
    #expect(!text.contains("\n"))
  }

  @Test func aShortRunSaysNothing() { #expect(run(takes: 0).error == "") }

  @Test func itWaits() {
    let output = CapturedOutput(width: 80)
    let line = ProgressLine(output, patience: .seconds(600))
    line.show("sailing")
    Thread.sleep(forTimeInterval: 0.4)
    line.end()
    #expect(output.error == "")
  }

  @Test func nobodyElseIsTold() {
    #expect(run(takes: 800, isTerminal: false).error == "")
    #expect(run("--quiet", takes: 800).error == "")
    #expect(run(takes: 800, environment: ["TERM": "dumb"]).error == "")
  }

  @Test func otherLinesComeInItsPlace() {
    let output = CapturedOutput(width: 80)
    let console = Console(output)
    let line = ProgressLine(output)
    line.show("sailing")
    Thread.sleep(forTimeInterval: 0.8)
    line.clear()
    console.tell("land")
    line.end()
    #expect(output.error.hasSuffix("\r\u{1B}[Kland\n"), "\(output.error)")
  }

  @Test func nothingComesAfterTheEnd() {
    let output = CapturedOutput(width: 80)
    let line = ProgressLine(output)
    line.show("a\u{1B}[2J" + String(repeating: "x", count: 200))
    Thread.sleep(forTimeInterval: 0.8)
    line.end()
    let text = output.error
    Thread.sleep(forTimeInterval: 0.4)
    #expect(output.error == text)
    #expect(text.split(separator: "\r").allSatisfy { $0.count <= 75 }, "\(text)")
    #expect(!text.contains("[2J\u{1B}") && !text.contains("\u{1B}[2J"))
  }
}

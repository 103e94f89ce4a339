import Foundation
import Testing

@testable import MigrateLint

/// Programs that are started: what they print, how long they are waited for, what is left of them.
@Suite struct ChildProcessTests {
  private func run(
    _ script: String, isGroup: Bool = false, seconds: Int? = nil
  ) -> (ending: ChildProcess.Ending, output: String, errors: String) {
    var process = ChildProcess(
      words: ["/bin/sh", "-c", script], environment: ["PATH": "/usr/bin:/bin", "HULL": "steel"])
    process.isGroup = isGroup
    var (output, errors): ([UInt8], [UInt8]) = ([], [])
    let ending = process.run(seconds: seconds) { channel, bytes in
      if channel == .standard { output += bytes } else { errors += bytes }
    }
    return (ending, String(decoding: output, as: UTF8.self), String(decoding: errors, as: UTF8.self))
  }

  @Test func streamsAndCodesArrive() {
    let result = run("echo $HULL; echo oops >&2; read line; exit 7")
    #expect(result.ending == .exited(code: 7))
    #expect(result.output == "steel\n" && result.errors == "oops\n")
    #expect(run("kill -9 $$").ending == .killed(signal: 9))
    #expect(run("echo a; echo b >&2", isGroup: true).output == "a\nb\n")
  }

  @Test func muchOutputOnBothStreamsBlocksNobody() {
    let result = run("for i in 1 2 3; do head -c 300000 /dev/zero; head -c 300000 /dev/zero >&2; done")
    #expect(result.ending == .exited(code: 0))
    #expect(result.output.utf8.count == 900_000 && result.errors.utf8.count == 900_000)
  }

  @Test func missingProgramIsSaid() {
    let process = ChildProcess(words: ["no-such-program-here"], environment: [:])
    #expect(process.run { _, _ in } == .notStarted(.notFound))
  }

  /// Somebody in the background who still holds the streams is not waited for.
  @Test(arguments: [false, true])
  func backgroundKeepsNobodyWaiting(isGroup: Bool) {
    let start = ContinuousClock.now
    let result = run("sleep 20 & echo ready", isGroup: isGroup, seconds: 15)
    #expect(result.ending == .exited(code: 0))
    #expect(result.output == "ready\n")
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test func lateTalkersEndToo() {
    let start = ContinuousClock.now
    let result = run("(while echo more; do :; done) & exit 3", isGroup: true, seconds: 15)
    #expect(result.ending == .exited(code: 3))
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  /// Whoever does not heed is stopped all the same, and with all that was started.
  @Test func timeIsLimited() throws {
    let start = ContinuousClock.now
    let result = run("trap '' TERM; sleep 71 & sleep 71; sleep 71", isGroup: true, seconds: 1)
    #expect(result.ending == .timedOut)
    #expect(ContinuousClock.now - start < .seconds(30))
    // Here: on a busy machine even the dead take a moment to go.
    for _ in 0..<50 where try Script(words: ["pgrep", "-f", "^sleep 71"]).run().code == 0 {
      usleep(200_000)
    }
    #expect(try Script(words: ["pgrep", "-f", "^sleep 71"]).run().code != 0)
  }

  // MARK: What is kept of it

  @Test func longOutputKeepsBothEnds() {
    var kept = KeptOutput(limit: 10)
    var written: [UInt8] = []
    for start in stride(from: 0, to: 100, by: 7) {
      let piece = (start..<min(start + 7, 100)).map { UInt8(ascii: "a") + UInt8($0 % 26) }
      written += kept.add(piece[...])
    }
    let text = String(decoding: written + kept.rest, as: UTF8.self)
    #expect(text == "abcdefghij\n… 80 bytes are left out …\nmnopqrstuv")
  }

  @Test func shortOutputIsWhole() {
    var kept = KeptOutput(limit: 10)
    let written = kept.add(Array("one two three".utf8)[...])
    #expect(String(decoding: written + kept.rest, as: UTF8.self) == "one two three")
    #expect(kept.tellingLines == ["one two three"])
  }

  @Test func tellingLinesStartAtTheError() {
    var kept = KeptOutput()
    _ = kept.add(Array("building\n\nBoat.swift:3: error: no sail\nmore\n".utf8)[...])
    #expect(kept.tellingLines == ["Boat.swift:3: error: no sail", "more"])
    kept = KeptOutput()
    _ = kept.add(Array("building\r\n\r\nBoat.swift:3: error: no sail\r\nmore\r\n".utf8)[...])
    #expect(kept.tellingLines == ["Boat.swift:3: error: no sail", "more"])
  }
}

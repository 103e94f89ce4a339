@testable import MigrateLint

/// Output that is kept as text.
final class CapturedOutput: Output {
  private(set) var standard = ""
  private(set) var error = ""
  /// The columns of the terminal that it pretends to be; nil for a file.
  let width: Int?
  /// What every write to standard output throws.
  var failure: OutputError?

  init(width: Int? = nil) { self.width = width }

  func write(_ bytes: [UInt8], to channel: OutputChannel) throws(OutputError) {
    let text = String(decoding: bytes, as: UTF8.self)
    switch channel {
    case .standard:
      if let failure { throw failure }
      standard += text
    case .error: error += text
    }
  }

  func isTerminal(_ channel: OutputChannel) -> Bool { width != nil }
}

/// What a run of the program did.
struct RunResult {
  var code: Int32
  var output: String
  var error: String
  /// What the analysis was given; nil if it was not asked.
  var files: [SourceFile]?
  var options: AnalysisOptions?

  var isAnalysed: Bool { files != nil }

  /// The paths of the files, those that are only evidence in parentheses.
  var paths: [String] {
    (files ?? []).map { $0.isReported ? $0.path : "(\($0.path))" }
  }
}

/// Runs a command line with a report that is given instead of found.
func run(
  _ words: String..., in fileSystem: MemoryFileSystem = MemoryFileSystem(["A.swift": ""]),
  environment: [String: String] = [:], rules: [Rule] = .samples,
  findings: [ReportedFinding] = [], models: [ReportedModel] = [],
  output: CapturedOutput = CapturedOutput()
) -> RunResult {
  var result = RunResult(code: -1, output: "", error: "")
  let session = Session(
    environment: environment, fileSystem: fileSystem, output: output, rules: rules
  ) { files, options in
    result.files = files
    result.options = options
    return LintReport(fileCount: files.count, findings: findings, models: models)
  }
  result.code = session.run(words).rawValue
  result.output = output.standard
  result.error = output.error
  return result
}

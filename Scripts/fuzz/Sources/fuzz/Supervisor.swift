import Foundation

/// Starts the workers, waits, and deals with those that crash or hang.
final class Supervisor {
  let options: FuzzOptions
  let corpus: FuzzCorpus
  private let start = Date()
  private let program = Bundle.main.executablePath ?? CommandLine.arguments[0]

  private struct Job {
    var process: Process
    var progress: String
    var last = -1
    var lastMove = Date()
  }

  /// Longer than this for one run is a hang.
  private let patience: TimeInterval = 60
  /// So long a smaller input has to hang, on the way to the smallest.
  private let shortPatience: TimeInterval = 3

  init(_ options: FuzzOptions, _ corpus: FuzzCorpus) {
    self.options = options
    self.corpus = corpus
  }

  func run() -> Int32 {
    say(
      "seed \(options.seed), \(options.runs - options.first) runs, \(options.jobs) jobs,"
        + " \(corpus.projects.count) projects")
    var jobs = (0..<options.jobs).map(startJob)
    var lastReport = Date()
    var code: Int32 = 0
    while jobs.contains(where: \.process.isRunning) {
      Thread.sleep(forTimeInterval: 0.25)
      for index in jobs.indices where jobs[index].process.isRunning {
        let place = place(of: jobs[index])
        if place != jobs[index].last {
          (jobs[index].last, jobs[index].lastMove) = (place, Date())
        } else if Date().timeIntervalSince(jobs[index].lastMove) > patience {
          kill(jobs[index].process.processIdentifier, SIGKILL)
        }
      }
      if Date().timeIntervalSince(lastReport) > 60 {
        report(jobs)
        lastReport = Date()
      }
    }
    report(jobs)
    for job in jobs {
      job.process.waitUntilExit()
      if job.process.terminationReason == .uncaughtSignal {
        crashed(at: place(of: job), signal: job.process.terminationStatus)
        code = 1
      } else {
        code = max(code, job.process.terminationStatus)
      }
      try? FileManager.default.removeItem(atPath: job.progress)
    }
    if code == 0 { say("no finding in \(options.runs - options.first) runs") }
    return code
  }

  private func startJob(_ number: Int) -> Job {
    let progress = NSTemporaryDirectory() + "/fuzz-\(getpid())-\(number)"
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = [
      "--worker", "--seed", "\(options.seed)", "--first", "\(options.first + number)",
      "--runs", "\(options.runs)", "--stride", "\(options.jobs)", "--progress", progress,
      "--findings", "\(options.findings)", "--output", options.output,
    ] + (options.goesThroughTokens ? ["--tokens"] : [])
    do { try process.run() } catch { fatalError("cannot start '\(program)': \(error)") }
    return Job(process: process, progress: progress)
  }

  private func place(of job: Job) -> Int {
    guard let data = FileManager.default.contents(atPath: job.progress), data.count >= 8 else {
      return -1
    }
    return data.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private func report(_ jobs: [Job]) {
    let done = jobs.map { max(0, place(of: $0) == -1 ? $0.last : place(of: $0)) }.max() ?? 0
    let seconds = Date().timeIntervalSince(start)
    let count = max(0, done - options.first + 1)
    say("\(count) runs, \(Int(Double(count) / max(seconds, 0.001))) a second")
  }

  /// Makes an input that kills a worker small, with a process for every try.
  private func crashed(at run: Int, signal: Int32) {
    let fault = signal == SIGKILL ? "hang: killed" : "crash: signal \(signal)"
    say("\(fault) in run \(run)")
    let input = options.input(corpus, run: run)
    let folder = NSTemporaryDirectory() + "/fuzz-crash-\(getpid())"
    var minimiser = FuzzMinimiser { input in
      try? FileManager.default.removeItem(atPath: folder)
      let path = Finding(seed: 0, run: 0, input: input, faults: []).write(below: folder)
      return self.dies(path)
    }
    let small = minimiser.minimise(input)
    try? FileManager.default.removeItem(atPath: folder)
    let finding = Finding(seed: options.seed, run: run, input: small, faults: [fault])
    say("  \(finding.write(below: options.output))")
  }

  private func dies(_ folder: String) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = ["--check", folder]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.environment = ["SWIFT_BACKTRACE": "enable=no"]
    guard (try? process.run()) != nil else { return false }
    let limit = Date(timeIntervalSinceNow: shortPatience)
    while process.isRunning {
      if Date() > limit { kill(process.processIdentifier, SIGKILL) }
      Thread.sleep(forTimeInterval: 0.005)
    }
    return process.terminationReason == .uncaughtSignal
  }
}

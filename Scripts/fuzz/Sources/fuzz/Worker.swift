import Foundation

/// A process that does a share of the runs. If it dies, the supervisor knows where it was.
struct Worker {
  let options: FuzzOptions
  let corpus: FuzzCorpus

  init(_ options: FuzzOptions, _ corpus: FuzzCorpus) {
    self.options = options
    self.corpus = corpus
  }

  func run() -> Int32 {
    let descriptor = open(options.progress, O_WRONLY | O_CREAT, 0o644)
    var kinds: Set<String> = []
    for run in stride(from: options.first, to: options.runs, by: options.stride) {
      var place = UInt64(run)
      pwrite(descriptor, &place, 8, 0)
      let input = options.input(corpus, run: run)
      let faults = FuzzCheck.faults(in: input)
      guard let fault = faults.first else { continue }
      let kind = Finding.kind(of: fault)
      guard kinds.insert(kind).inserted else { continue }
      var minimiser = FuzzMinimiser { input in
        FuzzCheck.faults(in: input).contains { Finding.kind(of: $0) == kind }
      }
      let small = minimiser.minimise(input)
      let finding = Finding(
        seed: options.seed, run: run, input: small, faults: FuzzCheck.faults(in: small))
      say("\(fault)\n  \(finding.write(below: options.output))")
      if kinds.count >= options.findings { return 1 }
    }
    return kinds.isEmpty ? 0 : 1
  }
}

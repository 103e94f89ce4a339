import Foundation

@testable import MigrateLint

let usage = """
  fuzz [--seed N] [--runs M] [--jobs J] [--first I] [--findings K] [--output DIR]
    Damages projects of Tests/Fixtures, M times, and checks what must hold for any input
    (Tests/MigrateLintTests/Support/FuzzCheck.swift). Run I of a seed is the same every time.
    Stops at K findings of different kinds (1), each made small and written to DIR
    (fuzz-findings).
  fuzz --tokens --runs M [--jobs J] [--first I] [--findings K] [--output DIR]
    Not by chance: leaves out each token of each file, doubles it, swaps it with the next. The
    first M of these ways, or all there are.
  fuzz --check DIR
    Checks the Swift files of a folder, as a finding left them.

  """

var options = FuzzOptions(Array(CommandLine.arguments.dropFirst()))
if options.isWrong {
  FileHandle.standardError.write(Data(usage.utf8))
  exit(2)
}
if let folder = options.check {
  let faults = FuzzCheck.faults(in: Finding.read(folder))
  for fault in faults { print(fault) }
  exit(faults.isEmpty ? 0 : 1)
}
let corpus = FuzzCorpus(fixtures: options.fixtures)
if options.goesThroughTokens {
  options.runs = min(options.runs, Mutator.singleDamageCount(corpus))
}
if options.isWorker {
  // Here: all of it on one thread with a deep stack, as threads take longer than small projects.
  let worker = Worker(options, corpus)
  exit(parallelMap([worker], jobs: 1) { $0.run() }[0])
}
exit(Supervisor(options, corpus).run())

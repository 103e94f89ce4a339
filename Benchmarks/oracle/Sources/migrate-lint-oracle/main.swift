import Foundation

// Compares what our parser sees in Swift files with what swift-syntax sees.

let options = Options(Array(CommandLine.arguments.dropFirst()))
guard !options.paths.isEmpty else {
  print(Options.help)
  exit(2)
}
var seen: Set<ContentKey> = []
var summary = Summary(keeping: options.differences, only: options.category)
for root in options.paths {
  let found = swiftFiles(under: root)
  let new = found.filter { path in contents(of: path).map { seen.insert(.init($0)).inserted } ?? false }
  let outcomes = inParallel(new, threads: options.jobs) { path in
    compare(
      path: path, contents(of: path) ?? [], keeping: options.differences,
      withSnippets: options.snippets)
  }
  summary.add(Tree(name: root, found: found.count), outcomes)
}
print(summary.text())
if let path = options.report {
  let text = report(summary, arguments: options.written)
  try text.write(toFile: path, atomically: true, encoding: .utf8)
}
exit(summary.isAgreed ? 0 : 1)

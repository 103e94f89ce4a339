import Foundation

// Compares what our parser sees in Swift files with what swift-syntax sees.

let options = Options(Array(CommandLine.arguments.dropFirst()))
guard !options.trees.isEmpty else {
  print(Options.help)
  exit(2)
}
var seen: Set<ContentKey> = []
var summary = Summary(keeping: options.differences, only: options.category)
for (root, hasSnippets) in options.trees {
  let found = swiftFiles(under: root)
  let new = found.filter { path in
    contents(of: path).map { seen.insert(ContentKey($0)).inserted } ?? false
  }
  let limit = options.differences
  let outcomes = inParallel(new, threads: options.jobs) { path in
    compare(path: path, contents(of: path) ?? [], keeping: limit, withSnippets: hasSnippets)
  }
  summary.add(Tree(name: root, found: found.count), outcomes)
}
print(summary.text())
if let path = options.report {
  // Here: what somebody wrote behind the mark stays.
  let old = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  let kept = old.range(of: "\n<!-- by hand -->").map { old[$0.lowerBound...] } ?? ""
  try (report(summary) + kept).write(toFile: path, atomically: true, encoding: .utf8)
}
if let folder = options.rejected {
  for (number, item) in summary.rejectedTexts.enumerated() {
    let data = Data(item.bytes)
    try data.write(to: URL(fileURLWithPath: "\(folder)/rejected\(number).swift"))
  }
}
exit(summary.isAgreed ? 0 : 1)

// `migrate-lint status`.
extension Session {
  func status(_ gathered: Gathered) {
    let options = gathered.options
    let reporter = StatusReporter(decided(gathered)) { rule in
      rules.contains { $0.id == rule && $0.group == .blocker }
    }
    emit(
      options.format == .json ? reporter.json() : reporter.text(isQuiet: options.isQuiet),
      options)
    guard let least = options.adoption.failUnder else { return }
    let (migrated, all) = (reporter.counts.migrated, reporter.counts.models)
    guard Double(migrated) * 100 < least * Double(all) else { return }
    console.tell(
      "\(ToolIdentity.name): \(migrated) of \(all) is less than \(Self.shown(least)) %")
    console.raise(.findings)
  }

  private static func shown(_ percent: Double) -> String {
    percent == percent.rounded() ? "\(Int(percent))" : "\(percent)"
  }
}

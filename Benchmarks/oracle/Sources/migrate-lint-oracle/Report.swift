func report(_ summary: Summary, arguments: [String]) -> String { summary.text() }

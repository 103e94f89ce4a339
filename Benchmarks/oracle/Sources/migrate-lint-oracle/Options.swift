/// What the words behind the program's name say.
struct Options {
  static let help = """
    Compares what migrate-lint's parser sees in Swift files with what swift-syntax sees.

    migrate-lint-oracle [OPTIONS] PATH…

      --differences N   show the first N differences of each category (10)
      --only CATEGORY   show differences of this category only
      --snippets        also read the Swift in string literals, as tests of parsers have it
      --jobs N          threads (2)
      --report FILE     write the figures as Markdown
    """

  var paths: [String] = []
  var differences = 10
  var category: String?
  var snippets = false
  var jobs = 2
  var report: String?
  let written: [String]

  init(_ words: [String]) {
    written = words
    var words = words[...]
    while let word = words.popFirst() {
      switch word {
      case "--differences": differences = words.popFirst().flatMap(Int.init) ?? differences
      case "--only": category = words.popFirst()
      case "--snippets": snippets = true
      case "--jobs": jobs = words.popFirst().flatMap(Int.init) ?? jobs
      case "--report": report = words.popFirst()
      case "--help": paths = []
      default: paths.append(word)
      }
    }
  }
}

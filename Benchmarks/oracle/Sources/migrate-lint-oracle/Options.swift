/// What the words behind the program's name say.
struct Options {
  static let help = """
    Compares what migrate-lint's parser sees in Swift files with what swift-syntax sees.

    migrate-lint-oracle [OPTIONS] PATH…

      --differences N   show the first N differences of each category (10)
      --only CATEGORY   show differences of this category only; of "problems", what only we reject,
                        and of "errors", what only swift-syntax does
      --snippets        in the paths behind it, also read the Swift in string literals, as tests of
                        parsers have it
      --rejected FOLDER write what only we reject to files, so that the compiler can be asked
      --jobs N          threads (2)
      --report FILE     write the figures as Markdown
    """

  var trees: [(path: String, hasSnippets: Bool)] = []
  var differences = 10
  var category: String?
  var jobs = 2
  var report: String?
  var rejected: String?

  init(_ words: [String]) {
    var words = words[...]
    var hasSnippets = false
    while let word = words.popFirst() {
      switch word {
      case "--differences": differences = words.popFirst().flatMap(Int.init) ?? differences
      case "--only": category = words.popFirst()
      case "--snippets": hasSnippets = true
      case "--jobs": jobs = words.popFirst().flatMap(Int.init) ?? jobs
      case "--report": report = words.popFirst()
      case "--rejected": rejected = words.popFirst()
      case let option where option.hasPrefix("-"):
        trees = []
        return
      default: trees.append((word, hasSnippets))
      }
    }
  }
}

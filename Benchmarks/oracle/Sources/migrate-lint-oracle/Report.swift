/// The figures as a page of Markdown, with what a reader has to know about them.
func report(_ summary: Summary) -> String {
  """
  # The syntax layer against swift-syntax

  Written by `Benchmarks/oracle`, which reads Swift files with our tokenizer and parser and with
  swift-syntax \(swiftSyntaxVersion), and compares what both see. Files of the same content count once. A
  file in which swift-syntax finds an error is left out. Run it with

  ```
  cd Benchmarks/oracle
  swift run -c release migrate-lint-oracle --report ../../docs/evaluation/syntax.md \\
    TREE… --snippets TREES-WITH-TESTS-OF-PARSERS…
  ```

  \(summary.trees.reduce(0) { $0 + $1.found }) files found, **\(summary.compared) compared**,
  \(summary.erroneous) left out for their errors:

  \(rows(summary.rows, "files", hasTargets: true))

  Of the files left out, \(summary.rejected) are reported as not parsing by us, too; of those compared, \(summary.falseAlarms)
  are, all of them for reasons below.

  A category counts a file as agreeing only if every item in it is the same on both sides, with the offsets
  of all its parts. The last three categories have no target.

  \(summary.snippets) pieces of Swift from the string literals in tests of parsers and formatters, most of
  them written to be hard, and many for what does not compile or is not in the language yet
  (\(summary.erroneousSnippets) more have errors, of which we see \(summary.rejectedSnippets)):

  \(rows(summary.snippetRows, "pieces", hasTargets: false))

  \(remaining)

  \(conventions)

  A run of operator characters is one token to us, which the parser takes apart where it has to, as at the
  end of `Array<Set<Int>>?`. Where swift-syntax has several tokens with the same ends, that counts as
  agreement. All such runs, with their number:
  \(summary.splits.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "`\($0.key)` \($0.value)" }.joined(separator: ", ")).

  ## Trees

  `yasirmcs/swift` is the compiler with its tests as of December 2016. What today's compiler tests its parser
  with is among the pieces, as swift-syntax has translated it.

  | tree | files | compared | left out |
  | --- | --: | --: | --: |
  \(summary.trees.map(row).joined(separator: "\n"))

  """
}

/// The one in Package.swift.
private let swiftSyntaxVersion = "603.0.1"

private func rows(
  _ rows: [Category: Summary.Row], _ unit: String, hasTargets: Bool
) -> String {
  var lines = ["| category | \(unit) | agree | share |\(hasTargets ? " target |" : "") items | differ |"]
  lines.append("| --- | --: | --: | --: |\(hasTargets ? " --: |" : "") --: | --: |")
  for category in Category.allCases {
    guard let row = rows[category] else { continue }
    let target = hasTargets ? " \(category.target.map { "\($0) %" } ?? "") |" : ""
    lines.append(
      "| \(category.rawValue): \(category.explanation) | \(row.files) | \(row.agreeing) "
        + "| \(percent(row.share)) |\(target) \(row.items) | \(row.differing) |")
  }
  return lines.joined(separator: "\n")
}

/// The folder's own name; `owner+name` is how trees are kept.
private func row(_ tree: Tree) -> String {
  let name = tree.name.split(separator: "/").last.map(String.init) ?? tree.name
  let title = name.split(separator: "+", maxSplits: 1).joined(separator: "/")
  return "| \(title) | \(tree.found) | \(tree.compared) | \(tree.erroneous) |"
}

// MARK: Written by hand

private let remaining = """
  ## What remains

  In files, every class of difference that is left:

  | difference | what it means for you |
  | --- | --- |
  | A NUL byte is white space with a warning to the compiler, and a problem to us. | The file is reported and not written. |
  | Names that begin with `$` where something is declared: `var $a`, `func $log()`. | None: the compiler rejects them. |
  | `init` and `subscript` outside of types, `extension` in a body. | None: the compiler rejects them. |
  | A trailing closure behind a value, `var a = true { … }`, and a closure that begins a line at the top level. | None: the compiler rejects them. The file is reported and not written. |
  | White space in front of generic arguments: `(a < b, c > (d))` calls `a<b, c>`. We read comparisons. | A model that is made so is not seen as made there; its holder's ownership stays unknown, and is left alone. |
  | Calls of literals, `4()`, and of assignments in parentheses. | None: the compiler rejects them. |
  | The arguments of an attribute on a function in a body, as in `@MainActor(unsafe) func`. | Nothing is read there; what is between the parentheses could only matter if it made a model. |

  In pieces of tests, besides the same ones:

  | difference | what it means for you |
  | --- | --- |
  | `init`, `deinit` and `subscript` as a whole text. | None: they stand in types. |
  | `async let` at the top level is a local to us, and a global to swift-syntax. | None: no rule asks. |
  | A freestanding macro that starts an expression at the top level, `#file == name`, is taken with the whole expression. | None. |
  | Regex literals that are not balanced, `/)/`, and operators directly before one, `^/x/`. In doubt a slash divides, so that it can never hide code. | The first do not compile. Behind the second, brackets may not match: the file is reported and not written. |
  | What is not in the language: `inout x`, `borrowing x` and `_borrowing x` in patterns, `use(borrow x)`, named opaque results, `reasync`, modifiers in odd places, `@transpose(of: Float.-)`. | None yet. |
  | `let foo = 1 { … }`: a getter behind a value. | None: the compiler rejects it. |
  | Expressions in patterns that bind, `case let y[0]`. | None: the compiler rejects them. |
  | `actor` with its name on the line below, and no modifier. | The actor is not seen; what it does with a model is not known, as with code outside of the project. |
  | What is read without complaint and means nothing: `foo() -> Bool` as a statement, `1 -> Int`, `/x/()`. | None: the compiler rejects them later. |
  | Conditions with `==` behind `let`. | None: the compiler rejects them. |
  | Parameters of closures that are named like effects, `{ async in … }`. | The name is not known inside of the closure: what is read from it stays unknown. |
  | `#sourceLocation` with a string of several lines. | The file is reported and not written. |
  """

private let conventions = """
  ## What counts as the same

  - Keywords are names, and the signs of macros stand alone: `#` and `Preview`. A line of `#if` is one token
    with its condition. The text of a string is what stands between its delimiters, which are compared.
    `17.1.2` is `17.1`, `.`, `2`. `::` is two colons.
  - All branches of `#if` are read, one after the other, on both sides. In a chain of members, a branch goes
    on from what stands before it, and so does what follows.
  - Types are compared as values and by their bytes. Attributes and specifiers are left out, `T!` is `T?`,
    parentheses around one type are left out, `[3 of T]` is an array, and `~P`, numbers and members of
    anything but names are unknown.
  - A declaration begins with its first attribute, modifier or keyword, not with an `#if` around attributes.
  - The arguments of attributes of the language are not compared, those of others are.
  - `#available(…)` is no call. With a closure behind it, a subscript is one.
  - A function type that stands as an operand is one type, without names.
  - In `Module::name` the module is the base of a member. Names in upper case between the root and the last
    component of a key path may be types or components, and are taken for types.
  - `_`, `self`, `super`, `Any` and operators that are handed on are not among the names.
  """

import Testing

@testable import MigrateLint

/// Flags, bracket partners, problems and the dump.
struct LexerFlagTests {
  /// Each token with the flags that it has, as the dump writes them.
  private func flags(_ source: String) -> [String] {
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    return dumpTokens(Lexer.lex(file.bytes), file).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", maxSplits: 3)
      guard words[1] != "comment", words[1] != "problem:" else { return nil }
      return words[2].hasPrefix("'") ? String(words[1]) : "\(words[1]) \(words[2])"
    }
  }

  @Test(arguments: [
    ("a", ["identifier ^<>", "endOfFile >"]),
    ("", ["endOfFile ^<>"]),
    ("a+b", ["identifier ^<", "operatorSymbol", "identifier >", "endOfFile >"]),
    ("a + b", ["identifier ^<>", "operatorSymbol <>", "identifier <>", "endOfFile >"]),
    ("a\nb", ["identifier ^<>", "identifier ^<>", "endOfFile >"]),
    ("a\rb\n", ["identifier ^<>", "identifier ^<>", "endOfFile ^<>"]),
    ("a/**/b", ["identifier ^<>", "identifier <>", "endOfFile >"]),
    ("a/*\n*/b", ["identifier ^<>", "identifier ^<>", "endOfFile >"]),
    ("a // c", ["identifier ^<>", "endOfFile <>"]),
    ("a\u{A0}b", ["identifier ^<>", "identifier <>", "endOfFile >"]),
    ("\u{FEFF}a", ["identifier ^<>", "endOfFile >"]),
    ("\" a \"", ["stringStart ^<", "stringSegment", "stringEnd >", "endOfFile >"]),
    ("\"\\( x ) \"", [
      "stringStart ^<", "interpolationStart >", "identifier <>", "interpolationEnd <",
      "stringSegment", "stringEnd >", "endOfFile >",
    ]),
    ("\"a\nb", ["stringStart ^<!", "stringSegment >", "identifier ^<>", "endOfFile >"]),
    ("\"", ["stringStart ^<>!", "endOfFile >"]),
    ("#/a", ["regexLiteral ^<>!", "endOfFile >"]),
  ])
  func flagsTokens(source: String, expected: [String]) {
    #expect(flags(source) == expected)
  }

  // MARK: - Partners

  @Test func matchesBrackets() {
    let source = "f(a[0], { \"\\(x)\" })"
    let stream = LexerTests.lex(source)
    var pairs: [String] = []
    for (index, partner) in stream.partners.enumerated() where partner > index {
      #expect(stream.partners[Int(partner)] == index)
      pairs.append("\(stream.tokens[index].start)-\(stream.tokens[Int(partner)].start)")
    }
    #expect(pairs == ["1-18", "3-5", "8-17", "11-14"])
    #expect(stream.partners.count == stream.tokens.count)
  }

  @Test func matchesBracketsInEachBranch() {
    let source = "{\n#if A\n(\n)\n#else\n[]\n#endif\n}"
    let stream = LexerTests.lex(source)
    #expect(stream.problems.isEmpty)
    #expect(stream.partners == [8, -1, 3, 2, -1, 6, 5, -1, 0, -1])
  }

  // MARK: - Problems

  @Test(arguments: [
    ("{", ["'{' is never closed: {"]),
    ("}", ["'}' closes nothing: }"]),
    ("(]", ["'(' is never closed: (", "']' closes nothing: ]"]),
    ("([)", ["'[' is never closed: ["]),
    ("{ ( }", ["'(' is never closed: ("]),
    ("\"abc\nx", ["unterminated string literal: \""]),
    ("#\"abc\"\nx", ["unterminated string literal: #\""]),
    ("\"\"\"\nabc", ["unterminated string literal: \"\"\""]),
    ("{ \"\\(a }", ["unterminated string interpolation: \\("]),
    ("\"\\(a", ["unterminated string interpolation: \\("]),
    ("/* /* */", ["unterminated block comment: /*"]),
    ("#/a\nx", ["unterminated regex literal: #/a"]),
    ("#/\na\nx", ["unterminated regex literal: #/"]),
    ("`a\nb", ["unterminated identifier: `"]),
    ("#if A", ["'#if' without '#endif': #if A"]),
    ("#endif", ["'#endif' without '#if': #endif"]),
    ("#else", ["'#else' without '#if': #else"]),
    ("#elseif A", ["'#elseif' without '#if': #elseif A"]),
    ("#if A\n#else\n#else\n#endif", ["'#else' without '#if': #else"]),
    ("#if A\n{\n#else\n}\n#endif", ["'{' is never closed: {", "'}' closes nothing: }"]),
    ("{\n#if A\n}\n#endif\n}", ["'}' closes nothing: }"]),
    ("#if (A\nx\n#endif", ["'(' is never closed:  (A"]),
    ("<<<<<<< HEAD\na\n=======\nb\n>>>>>>> main", [
      "merge conflict marker: <<<<<<< HEAD", "merge conflict marker: =======",
      "merge conflict marker: >>>>>>> main",
    ]),
    ("a \0 b", ["NUL byte: \0"]),
    ("a ' \u{7F}", ["unexpected character: '", "unexpected character: \u{7F}"]),
    ("\u{201C}a\u{201D}", ["unexpected character: \u{201C}", "unexpected character: \u{201D}"]),
    ("0x 0b2 1a 1e+", ["invalid number: 0x", "invalid number: 0b2", "invalid number: 1a",
      "invalid number: 1e"]),
    ("a */", ["'*/' ends no comment: */"]),
    ("x(<#y#>)", ["editor placeholder: <#y#>"]),
  ])
  func reportsProblems(source: String, expected: [String]) {
    #expect(LexerTests.problems(source) == expected)
  }

  @Test func goesOnBehindAnUnterminatedString() {
    let source = "f(\"abc\ng()\n}"
    #expect(LexerTests.listed(source) == "f  (  open \"  text abc  g  (  )  }")
  }

  @Test func keepsFewProblems() {
    let stream = LexerTests.lex(String(repeating: ")", count: 1000))
    #expect(stream.problems.count == Lexer.maximumProblemCount)
  }

  @Test(arguments: [
    "x = a == b\n", "====", "a <<<<<<< b", "/*\n=======\n*/", "\"\"\"\n=======\n\"\"\"",
    "========\n", "<<<<<<<x",
  ])
  func seesNoConflict(source: String) {
    #expect(LexerTests.lex(source).problems.isEmpty)
  }

  // MARK: - The dump

  @Test func dumpsTokensAndComments() {
    let source = "// a\nlet s = \"\\t'\"\n"
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    let expected = #"""
      1:1 comment '// a'
      2:1 identifier ^<> 'let'
      2:5 identifier <> 's'
      2:7 operatorSymbol <> '='
      2:9 stringStart < '"'
      2:10 stringSegment '\\t\''
      2:13 stringEnd > '"'
      3:1 endOfFile ^<> ''

      """#
    #expect(dumpTokens(Lexer.lex(file.bytes), file) == expected)
  }
}

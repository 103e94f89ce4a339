import Testing

@testable import MigrateLint

/// What the lexer cuts from a text. Names, operators and punctuation are listed as they are,
/// all else with a word for its kind in front.
struct LexerTests {
  static func lex(_ source: String) -> TokenStream { Lexer.lex(Array(source.utf8)) }

  static func listed(_ source: String) -> String {
    let bytes = Array(source.utf8)
    let file = SourceFile(path: "A.swift", bytes: bytes)
    return Lexer.lex(bytes).tokens.dropLast().map { token in
      let text = file.text(token.range)
      return label(token.kind).map { "\($0) \(text)" } ?? text
    }.joined(separator: "  ")
  }

  private static func label(_ kind: TokenKind) -> String? {
    switch kind {
    case .dollarIdentifier: "dollar"
    case .backtickedIdentifier: "raw"
    case .integerLiteral: "int"
    case .floatLiteral: "float"
    case .stringStart: "open"
    case .stringSegment: "text"
    case .stringEnd: "close"
    case .interpolationStart: "in"
    case .interpolationEnd: "out"
    case .regexLiteral: "regex"
    case .directive: "directive"
    case .shebang: "shebang"
    case .unknown: "unknown"
    case .period: "period"
    default: nil
    }
  }

  static func problems(_ source: String) -> [String] {
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    return lex(source).problems.map { "\($0.message): \(file.text($0.range))" }
  }

  // MARK: - Words and numbers

  @Test(arguments: [
    ("let café = π2", "let  café  =  π2"),
    ("a_b $0 $name $", "a_b  dollar $0  dollar $name  dollar $"),
    ("`default`.`a b`", "raw `default`  period .  raw `a b`"),
    ("🐶🐮 = \u{2B50}x", "🐶🐮  =  \u{2B50}  x"),
    ("a\u{A0}b", "a  b"),
    ("x→y ≠z", "x  →  y  ≠  z"),
    ("e\u{301}x", "e\u{301}x"),
    ("@State var x: [Int];", "@  State  var  x  :  [  Int  ]  ;"),
    ("\\Foo.bar", "\\  Foo  period .  bar"),
    ("<#name#>", "<#name#>"),
  ])
  func cutsWords(source: String, expected: String) {
    #expect(Self.listed(source) == expected)
  }

  @Test(arguments: [
    ("1_000 0xFF 0b1 0o7", "int 1_000  int 0xFF  int 0b1  int 0o7"),
    ("1.5e-3 0x1p4 1e9 0x1.8p-2", "float 1.5e-3  float 0x1p4  float 1e9  float 0x1.8p-2"),
    ("1.foo", "int 1  period .  foo"),
    ("0xff.count", "int 0xff  period .  count"),
    ("1.0.rounded()", "float 1.0  period .  rounded  (  )"),
    ("1...2 1..<2", "int 1  ...  int 2  int 1  ..<  int 2"),
    ("x.0.1", "x  period .  int 0  period .  int 1"),
    ("$0.1.0", "dollar $0  period .  int 1  period .  int 0"),
    ("-1.5", "-  float 1.5"),
    ("1._0", "int 1  period .  _0"),
  ])
  func cutsNumbers(source: String, expected: String) {
    #expect(Self.listed(source) == expected)
    #expect(Self.lex(source).problems.isEmpty)
  }

  // MARK: - Operators

  @Test(arguments: [
    ("a+b -c", "a  +  b  -  c"),
    ("a && !b || c", "a  &&  !  b  ||  c"),
    ("() -> Int = &x", "(  )  ->  Int  =  &  x"),
    ("a ... b ..< c .+ d", "a  ...  b  ..<  c  .+  d"),
    ("(...) .x a.b", "(  ...  )  period .  x  a  period .  b"),
    ("x?.y a! foo?[0]", "x  ?  period .  y  a  !  foo  ?  [  int 0  ]"),
    ("Int?? x?! a ?? b", "Int  ?  ?  x  ?  !  a  ??  b"),
    ("(??)", "(  ??  )"),
    // Here: the compiler reads an unwrapped `x` and an assignment.
    ("x!=y", "x  !  =  y"),
    ("x != y, !x", "x  !=  y  ,  !  x"),
    ("a ? b : .c", "a  ?  b  :  period .  c"),
    ("try? x as! Y", "try  ?  x  as  !  Y"),
    ("[[Int]]>?= >>", "[  [  Int  ]  ]  >?=  >>"),
    ("\\.?.count \\.!", "\\  period .  ?  period .  count  \\  period .  !"),
    ("\\Crate?.!", "\\  Crate  ?  period .  !"),
    ("()\u{FEFF} -> (\u{FEFF})", "(  )  ->  (  )"),
    ("a */ b", "a  unknown */  b"),
    ("a.", "a  period ."),
  ])
  func cutsOperators(source: String, expected: String) {
    #expect(Self.listed(source) == expected)
  }

  @Test func cutsAnOperatorWhereACommentStarts() {
    let stream = Self.lex("a +/*x*/b -// y\n./* z */c")
    #expect(Self.listed("a +/*x*/b -// y\n./* z */c") == "a  +  b  -  period .  c")
    #expect(stream.comments == [ByteRange(3, 8), ByteRange(11, 15), ByteRange(17, 24)])
  }

  // MARK: - Comments

  @Test(arguments: [
    "// a", "/* a /* b */ c */", "/**/", "/* // */", "/* \" */", "// /*", "/***/", "/*/*/**/*/*/",
  ])
  func cutsOneComment(source: String) {
    let stream = Self.lex(source + "\nx")
    #expect(stream.comments == [ByteRange(0, source.utf8.count)])
    #expect(stream.tokens.count == 2)
    #expect(stream.problems.isEmpty)
  }

  // MARK: - Strings

  @Test(arguments: [
    (#""""#, #"open "  close ""#),
    (#""a""#, #"open "  text a  close ""#),
    (#""\"\\""#, #"open "  text \"\\  close ""#),
    (#"("", "(")"#, #"(  open "  close "  ,  open "  text (  close "  )"#),
    ("\"\"\"\n a\"b\"\"c\\\"\"\"\n \"\"\"",
      "open \"\"\"  text \n a\"b\"\"c\\\"\"\"\n   close \"\"\""),
    (#""""""""#, #"open """  close """"#),
    (##"#"a"b\n"#"##, ##"open #"  text a"b\n  close "#"##),
    (##"#"""#"##, ##"open #"  text "  close "#"##),
    (##"#"""a"#"##, ##"open #"  text ""a  close "#"##),
    (##"#"\"#"##, ##"open #"  text \  close "#"##),
    (###"##"a"#b"##"###, ###"open ##"  text a"#b  close "##"###),
    ("#\"\"\"\n\"\"\"\n\"\"\"#", "open #\"\"\"  text \n\"\"\"\n  close \"\"\"#"),
    ("\"\"\"\n\\\n\"\"\"", "open \"\"\"  text \n\\\n  close \"\"\""),
    ("\"// no\" /* yes */", "open \"  text // no  close \""),
  ])
  func cutsStrings(source: String, expected: String) {
    #expect(Self.listed(source) == expected)
    #expect(Self.lex(source).problems.isEmpty)
  }

  @Test(arguments: [
    (#""\(x)""#, #"open "  in \(  x  out )  close ""#),
    (#""a\(b)c""#, #"open "  text a  in \(  b  out )  text c  close ""#),
    (#""\((a))\(f(")"))""#,
      #"open "  in \(  (  a  )  out )  in \(  f  (  open "  text )  close "  )  out )  close ""#),
    (#""\("\("x")")""#,
      #"open "  in \(  open "  in \(  open "  text x  close "  out )  close "  out )  close ""#),
    (##"#"\(a)\#(b)"#"##, ##"open #"  text \(a)  in \#(  b  out )  close "#"##),
    (#""\(a.map { "\($0)" })""#,
      #"open "  in \(  a  period .  map  {  open "  in \(  dollar $0  out )  close "  }"#
        + #"  out )  close ""#),
    ("\"\\(\n  x\n)\"", "open \"  in \\(  x  out )  close \""),
    ("\"\"\"\n\\(\"a\")\n\"\"\"",
      "open \"\"\"  text \n  in \\(  open \"  text a  close \"  out )  text \n  close \"\"\""),
    (#""\(/* ) */ x)""#, #"open "  in \(  x  out )  close ""#),
  ])
  func cutsInterpolations(source: String, expected: String) {
    #expect(Self.listed(source) == expected)
    #expect(Self.lex(source).problems.isEmpty)
  }

  // MARK: - Regex literals

  @Test(arguments: [
    "let r = /a b+/", "f(/[(]/)", "x.split(separator: /,/)", "return /\\//", "[/a/, /b/]",
    "try? /x/.wholeMatch(in: s)", "case /x/:", "{ /x/ }", "/x/", "if !/x/ {}", "= /\"/", "f(/]/)",
    "= #/a/b/#", "= ##/a/#b/##", "= #/\n  a # b\n/#", "= #//#",
  ])
  func readsARegexLiteral(source: String) {
    let literals = Self.lex(source).tokens.filter { $0.kind == .regexLiteral }
    #expect(!literals.isEmpty)
    #expect(Self.lex(source).problems.isEmpty)
  }

  @Test(arguments: [
    "a / b / c", "x/y", "x/y/z", "foo(/, 1)", "reduce(1, /)", "[/]", "x[/] / 2", "foo(/, 1) / 2",
    "= / x/", "a /b / c", "f(/, /)", "f(/^, /)", "qux(/, \"(\")/2", "1 /2/ 3", "x)/2/(y",
    "func /^/ (a: Int) {}", "= /x // no", "= /x/*c*/", "(/x)", "a\n/b/c", "x.in /a/ b", "= /a /",
  ])
  func readsASlashAsOperator(source: String) {
    #expect(Self.lex(source).tokens.allSatisfy { $0.kind != .regexLiteral })
  }

  @Test func readsRegexLiteralsOnLinesOfTheirOwn() {
    let source = "Regex {\n  /a/\n  /b(c)/\n}"
    #expect(Self.listed(source) == "Regex  {  regex /a/  regex /b(c)/  }")
    #expect(Self.listed("x = !/a/") == "x  =  !  regex /a/")
  }

  // MARK: - Lines before the code

  @Test(arguments: [
    ("#if DEBUG // c\nx\n#endif", "directive #if DEBUG  x  directive #endif"),
    ("#if A ||\n  B\n#else\n#endif", "directive #if A ||\n  B  directive #else  directive #endif"),
    ("#if (A ||\nB) /* c */\n#endif /* d */ ", "directive #if (A ||\nB)  directive #endif"),
    ("#if a\n#elseif b\n#endif", "directive #if a  directive #elseif b  directive #endif"),
    ("#sourceLocation(file: \"a//b\", line: 1)",
      "directive #sourceLocation(file: \"a//b\", line: 1)"),
    ("#Preview { }", "#  Preview  {  }"),
    ("#iffy #available(iOS 17, *)", "#  iffy  #  available  (  iOS  int 17  ,  *  )"),
    ("##x", "#  #  x"),
    ("#!/bin/swift -x\nlet", "shebang #!/bin/swift -x  let"),
    ("\u{FEFF}#!/bin/swift\nlet", "shebang #!/bin/swift  let"),
    ("a #!b", "a  #  !  b"),
  ])
  func cutsDirectives(source: String, expected: String) {
    #expect(Self.listed(source) == expected)
  }
}

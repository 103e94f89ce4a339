import Testing

@testable import MigrateLint

/// What cannot stand where it stands, in declarations and in bodies; and what is odd and can.
@Suite struct ParserProblemTests {
  /// The problems of a source, each with its line and what it highlights.
  private func problems(_ source: String) -> [String] {
    let file = SourceFile(path: "Depot.swift", bytes: Array(source.utf8))
    let parsed = ParsedFile(file)
    let index = ProjectIndex([parsed])
    let lines = LineTable(file.bytes)
    return BodyReader.facts(of: 0, in: index).problems.map {
      "\(lines.position(of: $0.range.start).line) '\(file.text($0.range))': \($0.message)"
    }
  }

  @Test(arguments: [
    ("struct A {\n  var\n  @State var x = 1\n}", "2 'var': 'var' without a name"),
    ("struct A {\n  let\n}", "2 'let': 'let' without a name"),
    ("var", "1 'var': 'var' without a name"),
    ("class { }", "1 'class': 'class' without a name"),
    ("struct A { struct { } }", "1 'struct': 'struct' without a name"),
    ("extension { }", "1 'extension': 'extension' without a name"),
    ("class A {\n  func\n  var x = 1\n}", "2 'func': 'func' without a name"),
    ("enum A { case }", "1 'case': 'case' without a name"),
    ("enum A { case a, }", "1 ',': 'case' without a name"),
    ("typealias = Int", "1 'typealias': 'typealias' without a name"),
    ("import", "1 'import': 'import' without a name"),
    ("func f() {\n  var\n  @State var x = 1\n}", "2 'var': 'var' without a name"),
    ("func f { }", "1 'func': no '(' behind the name"),
    ("class A: { }", "1 ':': no type behind ':'"),
    ("struct A { var x: }", "1 ':': no type behind ':'"),
    ("struct A { var x = }", "1 '=': no value behind '='"),
    ("func f(x) { }", "1 'x': 'x' cannot stand here"),
    ("func f() -> { }", "1 '->': no type behind '->'"),
    ("typealias A", "1 'A': no type behind 'A'"),
    ("struct A { private(set) }", "1 'private': 'private' cannot stand here"),
    ("struct A {\n  @State\n}", "2 'State': no declaration behind 'State'"),
    ("struct A { var x = 1 var y = 2 }", "1 'var': a ';' or a new line is missing before 'var'"),
    ("struct A {\n  print(1)\n}", "2 'print': 'print' cannot stand here"),
    ("Not a line of Swift.", "1 'a': a ';' or a new line is missing before 'a'"),
    ("{\"a\": 1}", "1 '{': '{' cannot stand here"),
    ("[{\"a\": 1}]", "1 ':': a ';' or a new line is missing before ':'"),
    ("func f() { a(b c) }", "1 'c': a ',' is missing before 'c'"),
    ("func f() { a(, c) }", "1 ',': no value before ','"),
    ("let a = [1 2]", "1 '2': a ',' is missing before '2'"),
    ("func f() { x = }", "1 '=': no value behind '='"),
    ("func f() { a(1 + ) }", "1 '+': no value behind '+'"),
    ("func f() { a. }", "1 '.': no name behind '.'"),
    ("func f() { a ? b }", "1 'b': no ':' behind '?'"),
    ("func f() { a as }", "1 'as': no type behind 'as'"),
    ("func f() { if { } }", "1 'if': 'if' without a condition"),
    ("func f() {\n  if a { b }\n  { c }()\n}", "3 '(': a ';' or a new line is missing before '('"),
    ("func f() { while a }", "1 'a': no '{' behind 'a'"),
    ("func f() { guard a { } }", "1 '{': no 'else' behind the condition of 'guard'"),
    ("func f() { if a { } else }", "1 'else': no '{' behind 'else'"),
    ("func f() { for a { } }", "1 'a': no 'in' behind the pattern of 'for'"),
    ("func f() { repeat { } }", "1 '}': no 'while' behind the block of 'repeat'"),
    ("func f() { switch { } }", "1 'switch': 'switch' without a subject"),
    ("func f() { switch a { b() } }", "1 'b': 'b' cannot stand here"),
    ("func f() { switch a { case .b c() } }", "1 ')': no ':' behind 'case'"),
  ])
  func isNoticed(source: String, problem: String) { expectSame(problems(source), [problem], source) }

  /// All of it is read by the compiler without complaint.
  @Test(arguments: [
    "let () = check()", "class\nA { }", "func\nf() { }", "var\nx = 1", "import\nFoundation",
    "struct A { var x = 1 /*\n*/ var y = 2 }", "struct A { var x = 1; var y = 2; }",
    "enum A { case a, b; case c(Int = 1) }", "extension (Int) { }", "extension [Int]? { }",
    "struct A { @Environment (\\.key) var x }",
    "struct A { @Box <Int> var x = 1; func f(@Items <Int> _ a: () -> [Int]) { @Box <Int> var b = 1 } }",
    "struct A { @ State var x = 1 }", "precedencegroup\n  A\n{\n  associativity: left\n}",
    "struct A {\n  public #Cases\n  @B static #Rows(1)\n}", "public actor\n  A { }",
    "#if compiler(>=99)\nvar\nfoo bar\n#elseif DEBUG\nfoo bar\n#endif",
    "struct A {\n  #if swift(<4) && DEBUG\n  foo bar\n  #else\n  a b\n  #endif\n}",
    "func f() {\n  #if compiler(>=99)\n  a b\n  #endif\n}",
    "let a = b.reduce(0, +)\nlet c: (Int, Int) -> Bool = (<)\nlet d = [1, 2,]",
    "func f() { if #available(iOS 17.1.2, *) { } ; guard #unavailable(macOS 10) else { return } }",
    "func f() {\n  if a.contains { $0\n  } {\n  }\n}",
    "func f() {\n  if a.contains { b in\n    b\n  }, c { }\n}",
    "func f() {\n  if a {\n    b()\n  }\n  { c() }()\n  while a {\n  }\n  { c() }()\n}",
    "func f() {\n  for a in b {  // c\n    d()\n  }\n\n  { e() }()\n}",
    "func f() {\n  switch a {\n  case .b\n  where c.map { $0 }\n    .isEmpty:\n    d()\n  }\n}",
    "func f() { if a { 1 } else { 2 } as Int }",
    "func f() {\n  repeat\n    g(of: each a)\n}",
    "func f() {\n  g(\n    1\n    #if A\n    .b\n    #endif\n    , 2)\n}",
    "func f() { a: for b in c { break a } ; d { } e: { } ; return; }",
    "func f() { do { } catch let a as B, C.d where e { } catch { } }",
    "infix operator +++ : A\nprefix operator --",
    "struct A {\n  static func + (a: A, b: A) -> A { a }\n  subscript(i: Int) -> Int { 1 }\n}",
  ])
  func isRead(source: String) { expectSame(problems(source), [], source) }

  /// One slip brings others about, and brackets that do not match bring all of them about.
  @Test func onlyTheFirstIsNoted() {
    expectSame(
      problems("var\nstruct { }\nfunc f() { a b c }\n"), ["1 'var': 'var' without a name"], "")
    expectSame(problems("struct A { var ( }"), ["1 '(': '(' is never closed"], "")
  }
}

#!/usr/bin/env python3
"""hostile-inputs.py --tool BIN [--steps] [--size N] [SHAPE…]: inputs that invite crashes, hangs and
quadratic time, each at three sizes that double.

Every shape is linted, and rewritten in memory (`--check`). What must hold: exit code 0 or 1 (2 where
the bytes are not UTF-8), and at twice the size no more than LIMIT times the work. Work is processor time, or with --steps the number of
instructions that callgrind counts, less those for an empty project. Prints a Markdown table; exit code 1
if anything does not hold. `--large` does another thing: files of 29 and 200 MB and a million
nested brackets of each kind."""
import argparse
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile

LIMIT = 2.6


def lines(n, template):
    return "\n".join(template.replace("@@", str(i)).replace("@+", str(i + 1)) for i in range(n)) + "\n"


def nest(n, opening, inside, closing):
    return opening * n + inside + closing * n


def body(text):
    return "func pack() {\n" + text + "\n}\n"


HEAD = "import SwiftUI\n"
MODEL = HEAD + "final class Crate: ObservableObject {\n  @Published var weight = 0\n  @Published var name = \"\"\n}\n"


def view(name, holder, text):
    return "struct %s: View {\n  %s\n  var body: some View {\n%s\n  }\n}\n" % (name, holder, text)


HOLDS = "@ObservedObject var crate: Crate"

# Each gives the text for n pieces; a few bytes to fifty a piece.
SHAPES = {
    # Tokens
    "open parentheses": lambda n: "(" * n,
    "brackets of two kinds in turn": lambda n: "[{" * n,
    "closing brackets": lambda n: ")]}" * n,
    "brackets that cross": lambda n: "([)" * n,
    "nested block comments": lambda n: nest(n, "/*", "", "*/"),
    "block comments never closed": lambda n: "/*" * n,
    "nested interpolations": lambda n: "let a = " + nest(n, '"\\(', "b", ')"') + "\n",
    "interpolations never closed": lambda n: 'let a = ' + '"\\(' * n,
    "nested #if": lambda n: nest(n, "#if A\n", "let a = 1\n", "#endif\n"),
    "#if ladder": lambda n: "#if A0\n" + lines(n, "#elseif A@@\nlet a@@ = 1") + "#endif\n",
    "#if after #if": lambda n: lines(n, "#if A@@\nlet a@@ = 1\n#else\nlet b@@ = 2\n#endif"),
    "#if with an open brace each": lambda n: lines(n, "#if A@@\nfunc f@@() {\n#else\nfunc g@@() {\n#endif\n}"),
    "#if never ended": lambda n: "#if A\n" * n,
    "a long line": lambda n: "let a = [" + "1, " * n + "]\n",
    "a long name": lambda n: "let " + "a" * n + " = 1\n",
    "a long string": lambda n: 'let a = "' + "é " * n + '"\n',
    "many interpolations": lambda n: 'let a = "' + "\\(b) " * n + '"\n',
    "unterminated strings": lambda n: lines(n, 'let a@@ = "b'),
    "pounds": lambda n: "#" * n,
    "raw strings that do not end": lambda n: '#"' * n,
    "slashes": lambda n: "(/a" * n,
    "NUL bytes": lambda n: "\0" * n,
    "bytes that are not UTF-8": lambda n: b"\xff" * n,
    "lone surrogates": lambda n: b"let a = \"\xed\xa0\x80\"\n" * n,
    "characters cut short": lambda n: b"let a = \"\xf0\x9f\x90\"\n" * n,
    "lines ended by CR": lambda n: lines(n, "let a@@ = 1").replace("\n", "\r"),
    "merge conflicts": lambda n: lines(n, "<<<<<<< ours\nlet a@@ = 1\n=======\nlet a@@ = 2\n>>>>>>> theirs"),
    "line comments": lambda n: "// a comment about nothing\n" * n,
    # Declarations
    "nested classes": lambda n: nest(n, "class A { ", "", "}"),
    "nested functions": lambda n: nest(n, "func a() { ", "", "}"),
    "nested local classes": lambda n: body(nest(n, "class A { func a() { ", "", "}}")),
    "classes": lambda n: lines(n, "class Crate@@ {}"),
    "classes on one line": lambda n: lines(n, "class Crate@@ {}").replace("\n", ";"),
    "classes of one name": lambda n: lines(n, "class Crate {}"),
    "classes without a brace": lambda n: lines(n, "class Crate@@ {"),
    "extensions of one type": lambda n: "struct Crate {}\n" + lines(n, "extension Crate { var size@@: Int { @@ } }"),
    "extensions of one outside type": lambda n: lines(n, "extension String { var size@@: Int { @@ } }"),
    "attributes": lambda n: "@Tape " * n + "class Crate {}\n",
    "modifiers": lambda n: "public " * n + "class Crate {}\n",
    "enum cases": lambda n: "enum Size {\n" + lines(n, "case size@@") + "}\n",
    "enum cases on one line": lambda n: "enum Size { case " + ", ".join("size%d" % i for i in range(n)) + " }\n",
    "variables in one declaration": lambda n: "var " + ", ".join("a%d = %d" % (i, i) for i in range(n)) + "\n",
    "generic parameters": lambda n: "func a<" + ", ".join("T%d: Equatable" % i for i in range(n)) + ">() {}\n",
    "requirements": lambda n: "func a<T>() where " + ", ".join("T: P%d" % i for i in range(n)) + " {}\n",
    "inherited types": lambda n: "class A: " + ", ".join("P%d" % i for i in range(n)) + " {}\n",
    "parameters": lambda n: "func a(" + ", ".join("b%d: Int" % i for i in range(n)) + ") {}\n",
    "imports": lambda n: lines(n, "import Depot@@"),
    "subclass of a subclass": lambda n: "class A0 {}\n" + lines(n, "class A@+: A@@ {}"),
    "model hierarchy, a line": lambda n: HEAD + "class A0: ObservableObject { @Published var a = 0 }\n"
    + lines(n, "class A@+: A@@ { @Published var a@@ = 0 }"),
    "model hierarchy, a fan": lambda n: HEAD + "class A: ObservableObject { @Published var a = 0 }\n"
    + lines(n, "class A@@: A { @Published var a@@ = 0 }"),
    "superclasses in a ring": lambda n: lines(n, "class A@@: A@+ {}") + "class A%d: A0 {}\n" % n,
    "typealiases in a line": lambda n: "struct A0 {}\n" + lines(n, "typealias A@+ = A@@"),
    "typealiases in a ring": lambda n: lines(n, "typealias A@@ = A@+") + "typealias A%d = A0\n" % n,
    "protocols in a line": lambda n: HEAD + "protocol P0: ObservableObject {}\n" + lines(n, "protocol P@+: P@@ {}")
    + "class A: P%d {}\n" % n,
    "functions of one name": lambda n: lines(n, "func pack(a@@: Int) {}") + body("pack(a0: 1)"),
    # Types
    "nested generic types": lambda n: "let a: " + nest(n, "A<", "A", ">") + "\n",
    "nested array types": lambda n: "let a: " + nest(n, "[", "A", "]") + "\n",
    "nested tuple types": lambda n: "let a: " + nest(n, "(", "A, A", ")") + "\n",
    "optional marks": lambda n: "let a: A" + "?" * n + "\n",
    "arrows": lambda n: "let a: " + "(A) -> " * n + "A\n",
    "compositions": lambda n: "let a: any " + "P & " * n + "P\n",
    "dotted types": lambda n: "let a: " + "A." * n + "A\n",
    "metatypes": lambda n: "let a: A" + ".Type" * n + "\n",
    "type attributes": lambda n: "let a: " + "@Sendable " * n + "() -> Void\n",
    "generic arguments never closed": lambda n: body("a" + "<a" * n),
    "generic calls in a line": lambda n: body("a" + "<a>.a" * n),
    # Expressions and statements
    "nested closures": lambda n: body("let a = " + nest(n, "{ ", "1", " }")),
    "nested trailing closures": lambda n: body(nest(n, "a { ", "1", " }")),
    "nested calls": lambda n: body(nest(n, "a(", "1", ")")),
    "nested subscripts": lambda n: body(nest(n, "a[", "1", "]")),
    "nested arrays": lambda n: body("a(" + nest(n, "[", "1", "]") + ")"),
    "nested macros": lambda n: body(nest(n, "#a(", "1", ")")),
    "nested ternaries": lambda n: body("let a = " + "b ? c : " * n + "d"),
    "ternaries in the middle": lambda n: body("let a = " + nest(n, "b ? ", "c", " : d")),
    "concatenations": lambda n: body("let a = " + '"b" + ' * n + '"c"'),
    "concatenated calls": lambda n: body("let a = " + 'b("c") + ' * n + '"c"'),
    "operators of all kinds": lambda n: body("let a = " + "b * c + d << e == f && g ?? h || " * n + "i"),
    "prefix operators": lambda n: body("let a = " + "!" * n + "b"),
    "prefix operators apart": lambda n: body("let a = " + "-(" * n + "b" + ")" * n),
    "forced": lambda n: body("let a = b" + "!" * n),
    "optional chains": lambda n: body("let a = b" + "?.c" * n),
    "tries": lambda n: body("let a = " + "try " * n + "b"),
    "awaits in calls": lambda n: body("let a = " + nest(n, "await b(", "c", ")")),
    "casts": lambda n: body("let a = b" + " as C" * n),
    "assignments in a line": lambda n: body("a" + " = b" * n),
    "chain of members": lambda n: body("a" + ".b" * n),
    "chain of calls": lambda n: body("a" + ".b()" * n),
    "chain of trailing closures": lambda n: body("a" + ".b { $0 }" * n),
    "chain of subscripts": lambda n: body("a" + "[0]" * n),
    "chain in a key path": lambda n: body("let a = \\A" + ".b" * n),
    "chain of implicit members": lambda n: body("a(" + ".b" * n + ")"),
    "modifiers of a view": lambda n: HEAD + view("Shelf", "var a = 1", "Text(\"a\")\n" + "      .padding(1)\n" * n),
    "arguments": lambda n: body("a(" + "b: c, " * n + "d)"),
    "statements": lambda n: body(lines(n, "let a@@ = b@@(c)")),
    "locals in a line": lambda n: body("let a0 = 1\n" + lines(n, "let a@+ = a@@")),
    "nested ifs": lambda n: body(nest(n, "if a { ", "", "}")),
    "else ifs": lambda n: body("if a {}" + " else if b {}" * n),
    "conditions": lambda n: body("if " + "let a = b, " * n + "c {}"),
    "guards": lambda n: body(lines(n, "guard let a@@ = b else { return }")),
    "cases": lambda n: body("switch a {\n" + lines(n, "case @@: b()") + "}"),
    "nested switches": lambda n: body(nest(n, "switch a { case 1: ", "b()", " }")),
    "nested patterns": lambda n: body("if case " + nest(n, ".a(", "let b", ")") + " = c {}"),
    "nested dos": lambda n: body(nest(n, "do { ", "", " } catch {}")),
    "angles that close nothing": lambda n: body("let a = b" + " < c > d" * n),
    "names with a brace each": lambda n: body("if " + "a {} " * n + "{}"),
    "lets without a name": lambda n: body("let " * n),
    "keywords": lambda n: "class struct func var let init if switch case where in is as " * n,
    "dots": lambda n: body("." * n),
    "colons": lambda n: body(": " * n),
    "dollars": lambda n: body("$a.b($c)\n" * n),
    # As deep as a file may be, over and over
    "many deep calls": lambda n: body((nest(250, "a(", "1", ")") + "\n") * max(1, n // 250)),
    "many deep closures": lambda n: body((nest(250, "a { ", "1", " }") + "\n") * max(1, n // 250)),
    "many deep view builders": lambda n: MODEL + view("Shelf", HOLDS, (
        nest(120, "VStack { ", "Text(crate.name)", " }.padding(1)") + "\n") * max(1, n // 120)),
    "many deep modifiers with closures": lambda n: MODEL + view("Shelf", HOLDS, (
        nest(120, "Text(crate.name).overlay { ", "Text(crate.name)", " }.onTapGesture { crate.weight += 1 }") + "\n") * max(1, n // 120)),
    "many deep ifs": lambda n: body((nest(250, "if a { ", "b()", " }") + "\n") * max(1, n // 250)),
    "many deep arrays": lambda n: body(("let a = " + nest(250, "[", "1", "]") + "\n") * max(1, n // 250)),
    "many deep generic types": lambda n: ("let a: " + nest(250, "A<", "A", ">") + "\n") * max(1, n // 250),
    "many deep interpolations": lambda n: ("let a = " + nest(250, '"\\(', "b", ')"') + "\n") * max(1, n // 250),
    "many deep parentheses in initial values": lambda n: HEAD + "class Crate: ObservableObject {\n" + "".join(
        "  var a%d = %s\n" % (i, nest(250, "(", "a%d" % (i + 1), ")")) for i in range(max(1, n // 250))) + "}\n",
    "brackets that cross in a body": lambda n: body("a([)" * n),
    "braces that cross": lambda n: "(a{)" * n,
    "types that cross": lambda n: "let a: " + "([A)" * n,
    "angles and brackets that cross": lambda n: body("a<(b<[c)" * n),
    # Many of one name
    "functions of one name that call the next": lambda n: MODEL + "struct Depot {\n"
    + lines(n, "  func pack(a@@: Int, crate: Crate) { pack(a@+: 1, crate: crate) }") + "}\n"
    + body("Depot().pack(a0: 1, crate: Crate())"),
    "global functions of one name that call the next": lambda n: MODEL
    + lines(n, "func pack(a@@: Int, crate: Crate) { pack(a@+: 1, crate: crate) }")
    + body("pack(a0: 1, crate: Crate())"),
    "functions of one name with closures": lambda n: MODEL + "struct Depot {\n"
    + lines(n, "  func pack(a@@: Int, then: () -> Void) { pack(a@+: 1) { print(1) } }") + "}\n",
    "modifiers of one name that apply the next": lambda n: MODEL + "extension View {\n"
    + lines(n, "  func taped(a@@: Int) -> some View { self.padding().taped(a@+: 1) }") + "}\n"
    + view("Shelf", "@EnvironmentObject var crate: Crate", "Text(crate.name)")
    + "#Preview { Shelf().taped(a0: 1) }\n",
    "modifiers of a few names that apply the next": lambda n: MODEL + "extension View {\n" + "".join(
        "  func taped%d(a%d: Int) -> some View { self.taped%d(a0: 1) }\n" % (k, i, k + 1)
        for k in range(6) for i in range(n // 6)) + "  func taped6(a0: Int) -> some View { padding() }\n}\n"
    + view("Shelf", "@EnvironmentObject var crate: Crate", "Text(crate.name)") + "#Preview { Shelf().taped0(a0: 1) }\n",
    "operators of one name": lambda n: lines(
        n, "struct Box@@: Equatable { var a = 0\n  static func == (a: Box@@, b: Box@@) -> Bool { a.a == b.a } }") + MODEL
    + body(lines(n, "let a@@ = Box@@() == Box@@()")),
    "subscripts of one type": lambda n: MODEL + "struct Depot {\n"
    + lines(n, "  subscript(a@@: Int) -> Crate { self[a@+] }") + "}\n",
    "initialisers and as many constructions": lambda n: MODEL + "struct Shelf: View {\n  @ObservedObject var crate: Crate\n"
    + lines(n, "  init(a@@: Crate) { crate = a@@ }") + "  var body: some View { Text(crate.name) }\n}\n"
    + body(lines(n, "_ = Shelf(a@@: Crate())")),
    "a model handed to functions of one name": lambda n: MODEL
    + lines(n, "func f(a@@: Crate) { print(a@@.name) }") + view("Shelf", HOLDS, lines(n, "    f(a@@: crate)")),
    "models of one name and their views": lambda n: HEAD + (
        MODEL + view("Shelf", HOLDS, "Text(crate.name)")).replace(HEAD, "") * n,
    "nested models of one name": lambda n: HEAD + "struct Depot {\n"
    + lines(n, "  class Crate: ObservableObject { @Published var a = 0 }\n  @ObservedObject var a@@: Crate") + "}\n",
    "typealiases of one name": lambda n: lines(n, "typealias Box = Int\nlet a@@: Box = 1"),
    "typealiases of one name that differ": lambda n: HEAD + lines(
        n, "class Crate@@: ObservableObject { @Published var a = 0 }\ntypealias Box = Crate@@\nfunc f@@(_ box: Box) {}"),
    "typealiases of a few names that mean the next": lambda n: HEAD + "".join(
        "protocol P%d {}\ntypealias Box%d = Box%d & P%d\nfunc f%d(_ box: Box0) {}\n" % (i, i // 16 % 6, i // 16 % 6 + 1, i, i)
        for i in range(n)) + "class Box6: ObservableObject { @Published var a = 0 }\n",
    "typealiases of one name in extensions": lambda n: HEAD + lines(
        n, "class Crate@@: ObservableObject { @Published var a = 0 }\nextension Text@@ { typealias Box = Crate@@; func f(_ box: Box) {} }"),
    "typealiases of one name in one extended type": lambda n: HEAD + lines(
        n, "class Crate@@: ObservableObject { @Published var a = 0 }\nextension Text { typealias Box = Crate@@; func f@@(_ box: Box) {} }"),
    "files with typealiases of one name": lambda n: {
        "A%d.swift" % i: "#if A\nprivate typealias Box = Int\n#endif\nlet a%d: Box = 1\n" % i for i in range(n // 4)},
    "files with typealiases of one name that differ": lambda n: {
        "A%d.swift" % i: HEAD + "class Crate%d: ObservableObject { @Published var a = 0 }\n" % i
        + "#if A%d\ntypealias Box = Crate%d\n#endif\n" % (i, i)
        + "struct Shelf%d: View { @ObservedObject var box: Box; var body: some View { Text(box.a) } }\n" % i
        for i in range(n // 4)},
    "uses of anything's member that all models have": lambda n: HEAD + lines(
        n, "class Crate@@: ObservableObject { @Published var a = 0 }\n"
        + "struct Shelf@@: View { var body: some View { Text(anything().a) } }"),
    "globals of one name": lambda n: MODEL + lines(n, "let crate = Crate()\nfunc f@@() { crate.name = \"\" }"),
    "properties of one name under #if": lambda n: HEAD + "class Crate: ObservableObject {\n"
    + lines(n, "#if A@@\n  @Published var a = @@\n#endif\n  func f@@() { a += 1 }") + "}\n",
    "closures as properties": lambda n: "struct Box {\n" + lines(n, "  var a@@: () -> Void") + "}\n" + MODEL
    + body(lines(n, "_ = Box(a@@: { print(1) })")),
    "closures as properties behind calls": lambda n: "struct Box {\n" + lines(n, "  var a@@: (() -> Void)?") + "}\n" + MODEL
    + body(lines(n, "_ = Box { print(@@) }")),
    "closures as properties of as many types": lambda n: MODEL
    + lines(n, "struct Box@@ { var a: () -> Void }\nfunc f@@() { _ = Box@@(a: { print(1) }); _ = Box@@ { print(1) } }"),
    "publishers of nobody knows what": lambda n: HEAD + lines(
        n, "class Crate@@: ObservableObject { @Published var a = 0 }\nfunc f@@() { unknown().$a.sink { _ in } }"),
    "changes of nobody knows what": lambda n: HEAD + lines(
        n, "class Crate@@: ObservableObject { @Published var a = 0 }\nfunc f@@() { unknown().objectWillChange.send() }"),
    "injections of nobody knows what": lambda n: HEAD + lines(
        n, "class Crate@@: ObservableObject { @Published var a = 0 }\nstruct Shelf@@: View {\n  @EnvironmentObject var crate: Crate@@\n"
        "  var body: some View { Text(\"\").environmentObject(unknown()) }\n}"),
    "conformers of one protocol": lambda n: HEAD + "protocol Packed: ObservableObject {}\n" + lines(
        n, "class Crate@@: Packed { @Published var a = 0 }\nstruct Shelf@@<P: Packed>: View {\n  @ObservedObject var crate: P\n"
        "  var body: some View { EmptyView() }\n}"),
    "chain of constrained calls": lambda n: MODEL + "extension ObservableObject { func packed() -> Self { self } }\n"
    + body("Crate()" + ".packed()" * n),
    # Projects
    "values that name the next": lambda n: HEAD + "class Crate: ObservableObject {\n" + lines(n, "  var a@@ = [a@+, a@+]") + "}\n",
    "values that name ten others": lambda n: HEAD + "class Crate: ObservableObject {\n" + "".join(
        "  var a%d = [%s]\n" % (i, ", ".join("a%d" % ((i * 7 + k * 13) % n) for k in range(10))) for i in range(n)) + "}\n",
    "a value that names itself": lambda n: HEAD + "class Crate: ObservableObject {\n  var a = [" + "a, " * n + "]\n}\n",
    "models under #if": lambda n: HEAD + lines(n, "#if A@@\nclass Crate@@: ObservableObject { @Published var a = 0 }\n#endif"),
    "published properties": lambda n: HEAD + "class Crate: ObservableObject {\n" + lines(n, "  @Published var a@@ = @@") + "}\n",
    "plain properties": lambda n: HEAD + "class Crate: ObservableObject {\n" + lines(n, "  var a@@ = @@") + "}\n",
    "properties in one declaration": lambda n: HEAD + "class Crate: ObservableObject { var "
    + ", ".join("a%d = %d" % (i, i) for i in range(n)) + " }\n",
    "properties on one line": lambda n: HEAD + "class Crate: ObservableObject { "
    + "; ".join("@Published var a%d = %d" % (i, i) for i in range(n)) + " }\n",
    "published properties under #if": lambda n: HEAD + "class Crate: ObservableObject {\n"
    + lines(n, "#if A@@\n  @Published var a@@ = @@\n#endif") + "}\n",
    "properties with observers": lambda n: HEAD + "class Crate: ObservableObject {\n"
    + lines(n, "  @Published var a@@ = 0 { didSet { b() } }") + "  func b() {}\n}\n",
    "computed properties in a line": lambda n: HEAD + "class Crate: ObservableObject {\n  @Published var a0 = 0\n"
    + lines(n, "  var a@+: Int { a@@ }") + "}\n" + view("Shelf", HOLDS, "Text(\"\\(crate.a%d)\")" % n),
    "functions that call the next": lambda n: HEAD + "class Crate: ObservableObject {\n  var a = 0\n"
    + lines(n, "  func f@@() { f@+() }") + "  func f%d() { a += 1 }\n}\n" % n + view("Shelf", HOLDS, "Text(\"\\(crate.f0())\")"),
    "functions that call all": lambda n: HEAD + "class Crate: ObservableObject {\n  var a = 0\n"
    + lines(n, "  func f@@() { g() }") + "  func g() { " + " ".join("f%d();" % i for i in range(n)) + " }\n}\n"
    + view("Shelf", HOLDS, "Text(\"\\(crate.g())\")"),
    "models": lambda n: HEAD + lines(n, "class Crate@@: ObservableObject { @Published var a = 0 }"),
    "models and views": lambda n: HEAD + lines(
        n, "class Crate@@: ObservableObject { @Published var a = 0 }\nstruct Shelf@@: View {\n"
        "  @StateObject var crate = Crate@@()\n  var body: some View { Text(\"\\(crate.a)\") }\n}"),
    "views of one model": lambda n: MODEL + lines(
        n, "struct Shelf@@: View {\n  @ObservedObject var crate: Crate\n"
        "  var body: some View { TextField(\"\", text: $crate.name) }\n}"),
    "views that make the next": lambda n: MODEL + lines(
        n, "struct Shelf@@: View {\n  @ObservedObject var crate: Crate\n"
        "  var body: some View { Shelf@+(crate: crate) }\n}") + view("Shelf%d" % n, HOLDS, "Text(crate.name)"),
    "views with an environment": lambda n: MODEL + lines(
        n, "struct Shelf@@: View {\n  @EnvironmentObject var crate: Crate\n  var body: some View { Shelf@+() }\n}")
    + "struct Shelf%d: View { var body: some View { EmptyView() } }\n" % n
    + "struct Depot: App { var body: some Scene { WindowGroup { Shelf0().environmentObject(Crate()) } } }\n",
    "previews": lambda n: MODEL + view("Shelf", "@EnvironmentObject var crate: Crate", "Text(crate.name)")
    + lines(n, "#Preview { Shelf().environmentObject(Crate()) }"),
    "previews that lack a model": lambda n: MODEL + view("Shelf", "@EnvironmentObject var crate: Crate", "Text(crate.name)")
    + lines(n, "#Preview { Shelf() }"),
    "injections in a line": lambda n: MODEL + view("Shelf", "@EnvironmentObject var crate: Crate", "Text(crate.name)")
    + view("Depot", "@StateObject var crate = Crate()", "Shelf()" + ".environmentObject(crate)" * n),
    "holders in one view": lambda n: MODEL + "struct Shelf: View {\n" + lines(n, "  @ObservedObject var c@@: Crate")
    + "  var body: some View { Text(c0.name) }\n}\n",
    "holders used in one body": lambda n: MODEL + "struct Shelf: View {\n" + lines(n, "  @ObservedObject var c@@: Crate")
    + "  var body: some View { VStack {\n" + lines(n, "    TextField(c@@.name, text: $c@@.name)") + "  } }\n}\n",
    "bindings in one body": lambda n: MODEL + view("Shelf", HOLDS, lines(n, "TextField(\"\", text: $crate.name)")),
    "bindings on one line": lambda n: MODEL + view("Shelf", HOLDS, "TextField(\"\", text: $crate.name);" * n),
    "environment bindings": lambda n: MODEL + view(
        "Shelf", "@EnvironmentObject var crate: Crate", "VStack {\n" + lines(n, "TextField(\"\", text: $crate.name)") + "}"),
    "environment bindings in functions": lambda n: MODEL + "struct Shelf: View {\n  @EnvironmentObject var crate: Crate\n"
    "  var body: some View { Text(crate.name) }\n" + lines(n, "  func b@@() -> Binding<String> { $crate.name }") + "}\n",
    "constructions of one view": lambda n: MODEL + view("Shelf", HOLDS, "Text(crate.name)")
    + view("Depot", "@StateObject var crate = Crate()", lines(n, "Shelf(crate: crate)")),
    "constructions of one model": lambda n: MODEL + body(lines(n, "let a@@ = Crate()")),
    "a model handed on and on": lambda n: MODEL + view("Shelf", HOLDS, "Text(crate.name)")
    + lines(n, "func f@@(crate: Crate) -> Shelf { f@+(crate: crate) }") + "func f%d(crate: Crate) -> Shelf { Shelf(crate: crate) }\n" % n
    + body("f0(crate: Crate())"),
    "a model through locals": lambda n: MODEL + view("Shelf", HOLDS, "Text(crate.name)")
    + body("let a0 = Crate()\n" + lines(n, "let a@+ = a@@") + "_ = Shelf(crate: a%d)" % n),
    "initialisers": lambda n: MODEL + "struct Shelf: View {\n  @StateObject var crate: Crate\n"
    + lines(n, "  init(a@@: Int) { _crate = StateObject(wrappedValue: Crate()) }") + "  var body: some View { Text(crate.name) }\n}\n",
    "initialisers that call the next": lambda n: MODEL + "struct Shelf: View {\n  @StateObject var crate: Crate\n"
    + lines(n, "  init(a@@: Int) { self.init(a@+: 1) }") + "  init(a%d: Int) { _crate = StateObject(wrappedValue: Crate()) }\n" % n
    + "  var body: some View { Text(crate.name) }\n}\n",
    "extensions of one model": lambda n: MODEL + lines(n, "extension Crate { var double@@: Int { weight * 2 } }"),
    "conformances in extensions": lambda n: HEAD + lines(
        n, "class Crate@@ { @Published var a = 0 }\nextension Crate@@: ObservableObject {}"),
    "sends by hand": lambda n: HEAD + "class Crate: ObservableObject {\n" + lines(n, "  func f@@() { objectWillChange.send() }") + "}\n",
    "subscriptions": lambda n: MODEL + "final class Log {\n  let crate = Crate()\n  func start() {\n"
    + lines(n, "    crate.$name.sink { print($0) }.store(in: &bag)") + "  }\n}\n",
    "received in a view": lambda n: MODEL + view("Shelf", HOLDS, "Text(crate.name)" + ".onReceive(crate.$name) { print($0) }\n" * n),
    "a model in a model": lambda n: HEAD + lines(
        n, "class Crate@@: ObservableObject {\n  @Published var inner = Crate@+()\n}") + "class Crate%d: ObservableObject {}\n" % n,
    "forwarding models": lambda n: HEAD + lines(
        n, "class Crate@@: ObservableObject {\n  let inner = Crate@+()\n  init() {\n"
        "    inner.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &bag)\n  }\n}")
    + "class Crate%d: ObservableObject {}\n" % n,
    "generic views": lambda n: MODEL + lines(
        n, "struct Shelf@@<Item: ObservableObject>: View {\n  @ObservedObject var item: Item\n  var body: some View { EmptyView() }\n}\n"
        "func f@@(crate: Crate) -> some View { Shelf@@(item: crate) }"),
    "singletons": lambda n: HEAD + lines(
        n, "class Crate@@: ObservableObject {\n  static let shared = Crate@@()\n  @Published var a = 0\n}\n"
        "struct Shelf@@: View {\n  @ObservedObject var crate = Crate@@.shared\n  var body: some View { Text(\"\\(crate.a)\") }\n}"),
    "observable classes": lambda n: HEAD + lines(n, "@Observable class Crate@@ { var a = 0\n lazy var b = 1 }"),
    "mutations in one class": lambda n: HEAD + "@Observable class Crate {\n  var a = [0]\n"
    + lines(n, "  func f@@() { a.withUnsafeMutableBytes { _ in f@+() } }") + "  func f%d() { a.append(1) }\n}\n" % n,
    "wrappers of one's own": lambda n: lines(
        n, "@propertyWrapper struct Box@@<T> { var wrappedValue: T }\nclass Crate@@: ObservableObject { @Box@@ var a = 0\n @Published var b = 0 }"),
    "equatable structs in a line": lambda n: HEAD + "struct S0: Equatable { var a = 0 }\n"
    + lines(n, "struct S@+: Equatable { var a: S@@ }") + "class Crate: ObservableObject { @Published var a: S%d }\n" % n,
    "states with models": lambda n: MODEL + "struct Shelf: View {\n" + lines(n, "  @State var c@@ = Crate()")
    + "  var body: some View { EmptyView() }\n}\n",
    "files": lambda n: {"A%d.swift" % i: HEAD + "class Crate%d: ObservableObject { @Published var a = 0 }\n" % i
                        + view("Shelf%d" % i, "@StateObject var crate = Crate%d()" % i, "Text(\"\\(crate.a)\")") for i in range(n // 4)},
    "files with one name": lambda n: {"A%d.swift" % i: HEAD + "class Crate: ObservableObject { @Published var a = 0 }\n"
                                      + view("Shelf", "@StateObject var crate = Crate()", "Text(\"\\(crate.a)\")") for i in range(n // 4)},
    "files that extend one model": lambda n: dict({"A.swift": MODEL}, **{
        "A%d.swift" % i: "extension Crate { func f%d() { weight += 1 } }\n" % i for i in range(n // 4)}),
    "files that do not parse": lambda n: dict({"A.swift": MODEL}, **{
        "A%d.swift" % i: "extension Crate { func f%d() { weight += 1 }\n" % i for i in range(n // 4)}),
}


def write(folder, shape, n):
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    content = SHAPES[shape](n)
    files = content if isinstance(content, dict) else {"A.swift": content}
    size = 0
    for name, text in files.items():
        data = text if isinstance(text, bytes) else text.encode()
        size += len(data)
        with open(os.path.join(folder, name), "wb") as file:
            file.write(data)
    return size


def run(tool, folder, flags, steps, timeout):
    command = [tool, "lint", "--jobs", "1", "--isolated", "--format", "json", *flags, "."]
    if steps:
        command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, timeout=timeout)
    except subprocess.TimeoutExpired:
        return None, timeout
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cost = after.ru_utime - before.ru_utime
    if steps:
        cost = int(re.search(rb"Collected : (\d+)", done.stderr).group(1))
    return done.returncode, cost


MODES = {"lint": [], "fix": ["--check", "--unsafe-fixes"]}


def doubling(options, folder):
    failed = False
    unit = "million instructions" if options.steps else "seconds"
    print("| shape | bytes | lint, %s | growth | fix, %s | growth | holds |" % (unit, unit))
    print("| --- | --: | --: | --: | --: | --: | --- |")
    base = {}
    for mode, flags in MODES.items():
        write(folder, "classes", 1)
        base[mode] = run(options.tool, folder, flags, options.steps, 600)[1]
    for shape in options.shapes or SHAPES:
        faults = []
        cells = []
        for mode, flags in MODES.items():
            costs = []
            for step in range(3):
                size = write(folder, shape, options.size << step)
                code, cost = run(options.tool, folder, flags, options.steps, options.timeout)
                if code not in ((2,) if isinstance(SHAPES[shape](1), bytes) else (0, 1)):
                    faults.append("%s of %d: %s" % (mode, options.size << step, "no end" if code is None else "exit %d" % code))
                    break
                costs.append(max(cost - base[mode], 1e-9))
            growth = [b / a for a, b in zip(costs, costs[1:])]
            # Seconds of a few hundredths are noise, and so are a few million instructions.
            if growth and growth[-1] > LIMIT and costs[-1] > (5e6 if options.steps else 0.3):
                faults.append(mode + " grows faster than its input")
            scale = 1e6 if options.steps else 1
            cells.append(" ".join(("%.0f" if options.steps else "%.2f") % (c / scale) for c in costs))
            cells.append(" ".join("%.1f" % g for g in growth))
        failed = failed or bool(faults)
        print("| %s | %d | %s | %s | %s | %s | %s |" % (shape, size, *cells, "; ".join(faults) or "yes"), flush=True)
    return failed


def large(options, folder):
    """Files that no person wrote: the limit of 30 MB, and what stands just below it."""
    block = (MODEL + view("Shelf", HOLDS, "Text(crate.name)")).replace(HEAD, "")
    inputs = {
        "29 MB of classes": block * (29_000_000 // len(block)),
        "29 MB on one line": "let a = [" + "1, " * 9_600_000 + "]",
        "29 MB in one string": 'let a = "' + "a" * 29_000_000 + '"',
        "29 MB of comment": "/*" + "a" * 29_000_000 + "*/",
        "29 MB of NUL": "\0" * 29_000_000,
        "200 MB of classes": block * (200_000_000 // len(block)),
        "a million parentheses": nest(1_000_000, "(", "", ")"),
        "a million brackets in a body": body(nest(1_000_000, "[", "", "]")),
        "a million braces": nest(1_000_000, "{", "", "}"),
        "a million closures": body(nest(1_000_000, "a { ", "", "}")),
        "a million interpolations": "let a = " + nest(1_000_000, '"\\(', "b", ')"'),
        "a million comments": nest(1_000_000, "/*", "", "*/"),
        "a million conditions": nest(1_000_000, "#if A\n", "", "#endif\n"),
        "a million angles": "let a: " + nest(1_000_000, "A<", "A", ">"),
        "a million operators": body("let a = " + "b + " * 1_000_000 + "c"),
        "a million members": body("a" + ".b" * 1_000_000),
    }
    failed = False
    print("| input | bytes | exit | seconds | MB | said |")
    print("| --- | --: | --: | --: | --: | --- |")
    for name, text in inputs.items():
        if options.shapes and name not in options.shapes:
            continue
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
        with open(os.path.join(folder, "A.swift"), "w") as file:
            file.write(text)
        command = ["/usr/bin/time", "-f", "%U %M", options.tool, "lint", "--isolated", "--format", "concise", "--quiet", "."]
        done = subprocess.run(command, cwd=folder, capture_output=True, timeout=1800)
        said = (done.stdout + done.stderr).decode(errors="replace").splitlines()
        seconds, memory = said[-1].split()
        failed = failed or done.returncode not in (0, 1, 2)
        print("| %s | %d | %d | %s | %d | %s |" % (
            name, len(text), done.returncode, seconds, int(memory) // 1024, said[0][:70] if len(said) > 1 else ""), flush=True)
    return failed


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--steps", action="store_true")
    parser.add_argument("--large", action="store_true")
    parser.add_argument("--size", type=int, default=0)
    parser.add_argument("--timeout", type=int, default=120)
    parser.add_argument("shapes", nargs="*")
    options = parser.parse_args()
    options.tool = os.path.abspath(options.tool)
    options.size = options.size or (500 if options.steps else 4000)
    with tempfile.TemporaryDirectory() as folder:
        sys.exit((large if options.large else doubling)(options, os.path.join(folder, "project")))


if __name__ == "__main__":
    main()

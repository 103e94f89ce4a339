import Testing

@testable import MigrateLint

/// Functions, enum cases, macros and other members, as the outline sees them.
@Suite struct OutlineFunctionTests {
  @Test func initialisers() {
    expectOutline(
      """
      class A {
        init?(a: Int) {}
        init!<T: P>(_ t: T) throws where T.A == B {}
        convenience required init(_: Int = 1, b c: String) async throws(E) {}
        init ( ) { }
        init() { self.init(a: 1)! }
        deinit {}
        static func `init`() {}
      }
      """,
      """
      class A  1:7
        init(a: Int)  2:3
        init<T: P>(_ t: T) where T.A == B  3:3
        convenience required init(_: Int = 1, b c: String)  4:24
        init()  5:3
        init()  6:3
        deinit()  7:3
        static func init()  8:15
      """)
  }

  @Test func parameters() {
    expectOutline(
      """
      func a(_ b: Int, c d: @escaping (Int) -> Void, e: inout [Int], f: String...) {}
      func g(@ViewBuilder h: () -> some View, _ i: @autoclosure @escaping () -> M = .init()) {}
      func j(k: borrowing A, l: consuming B, m: sending C, n: isolated D = #isolation) {}
      func o(p: isolated (any Actor)?) -> some View {}
      func p<each Q>(_ r: repeat each Q) -> (repeat each Q) where repeat each Q: P {}
      func s(t: [String: Int] = ["a": 1, "b": 2], u: (Int, Int) = (1, 2), v: A = { $0 }(1)) {}
      func x(y: Int ... , class z: A, struct aa: B = Module::C(d: e::f)) {}
      func w(_: Int, x: _, y: Int=1, z: B<C>=D<E>()) rethrows -> Int {}
      func aa(bb cc: Int, @A dd: B, @A(ee) ff: C? = nil,) async throws -> [Int: Set<Int>] {}
      """,
      """
      func a(_ b: Int, @escaping c d: (…) -> Void, e: [Int], f: String...)  1:6
      func g(@ViewBuilder h: (…) -> some View, @autoclosure @escaping _ i: (…) -> M = .init())  2:6
      func j(k: A, l: B, m: C, n: D = #isolation)  3:6
      func o(p: (any Actor)?) -> some View  4:6
      func p<Q>(_ r: Q) -> Q where Q: P  5:6
      func s(t: [String: Int] = ["a": 1, "b": 2], u: (Int, Int) = (1, 2), v: A = { $0 }(1))  6:6
      func x(y: Int..., class z: A, struct aa: B = Module::C(d: e::f))  7:6
      func w(_: Int, x: _, y: Int = 1, z: B<C> = D<E>()) -> Int  8:6
      func aa(bb cc: Int, @A dd: B, @A(…) ff: C? = nil) -> [Int: Set<Int>]  9:6
      """)
  }

  @Test func operators() {
    expectOutline(
      """
      infix operator <>: AdditionPrecedence
      prefix operator ~~~
      postfix operator °
      precedencegroup P { higherThan: Q; associativity: left }
      struct A {
        static func == (a: A, b: A) -> Bool { true }
        static func < <T>(a: A, b: T) -> Bool {}
        static func <(a: A, b: A) -> Bool {}
        static prefix func - (a: A) -> A { a }
        static func <<T>(a: T) {}
        static func ==<T: P>(a: A<T>, b: A<T>) -> Bool {}
        static func ... (a: A, b: A) {}
        static func ??(a: A, b: A) {}
        var after = 1
      }
      """,
      """
      struct A  5:8
        static func ==(a: A, b: A) -> Bool  6:15
        static func <<T>(a: A, b: T) -> Bool  7:15
        static func <(a: A, b: A) -> Bool  8:15
        static prefix func -(a: A) -> A  9:22
        static func <<T>(a: T)  10:15
        static func ==<T: P>(a: A<T>, b: A<T>) -> Bool  11:15
        static func ...(a: A, b: A)  12:15
        static func ??(a: A, b: A)  13:15
        var after = 1  14:7
      """)
  }

  @Test func subscripts() {
    expectOutline(
      """
      struct A {
        subscript(i: Int) -> Int { i }
        subscript<T: P>(_ t: T, default d: @autoclosure () -> Int = 0) -> T where T: Q {
          get { t } set {}
        }
        static subscript(dynamicMember member: KeyPath<A, Int>) -> Int { 1 }
        var subscript1 = subscript2
      }
      """,
      """
      struct A  1:8
        subscript(i: Int) -> Int  2:3
        subscript<T: P>(_ t: T, @autoclosure default d: (…) -> Int = 0) -> T where T: Q  3:3
        static subscript(dynamicMember member: KeyPath<A, Int>) -> Int  6:10
        var subscript1 = subscript2  7:7
      """)
  }

  @Test func effectsAndResults() {
    expectOutline(
      """
      func a() throws(E) -> some View & P {}
      func b() async rethrows -> (Int) -> (String) -> [any Q] {}
      func c() -> A.B<C>.Type? { nil }
      func d() -> ~Copyable
      func e<T>() -> T? where T: P, T.X == Int {}
      func f()
        async
        -> Int
      { 1 }
      """,
      """
      func a() -> some View & P  1:6
      func b() -> (…) -> (…) -> [any Q]  2:6
      func c() -> A.B<C>.Type?  3:6
      func d() -> … [no body]  4:6
      func e<T>() -> T? where T: P, T.X == Int  5:6
      func f() -> Int  6:6
      """)
  }

  @Test func enumCases() {
    expectOutline(
      """
      indirect enum A: Int {
        case a = 1, b = -2, c
        case d(Int, label: String = "x, }", _ e: [B]?), f
        @available(*, deprecated) case g
        case h(any P, (Int) -> Void, i: A<B<C>>)
        case open, get, `default`, some(Int)
        #if J
        case k
        #endif
        var l: Int { switch self { case .a: 1; case .b, .c: 2; default: 3 } }
        static let m = A.a
      }
      """,
      """
      indirect enum A: Int  1:15
        case a
        case b
        case c
        case d(Int, String, [B]?)
        case f
        case g
        case h(any P, (…) -> Void, A<B<C>>)
        case open
        case get
        case default
        case some(Int)
        case k
        var l: Int { get }  10:7
        static let m = A.a  11:14
      """)
  }

  @Test func localDeclarations() {
    expectOutline(
      """
      func a() {
        struct B: C { var d = 1 }
        let e = { () -> Int in class F: G { func h() { enum I { case j } } }; return 1 }
        func k() { @MainActor final class L: M {} }
        if n { actor O {} } else { struct P<T> {} }
      }
      struct Z {
        func z() { final class Y: X { var w = 1 } }
      }
      func z() {
        func aa(class name: A, struct: B) { switch c { case .d: enum E {} default: actor F {} } }
        func ==<T>(a: T, b: T) { class G {} }
      }
      var q: Int { class R { var s = 1, t = 2 }; return 1 }
      let u = v { struct W {} }
      let x = struct_, y = class_.struct
      """,
      """
      func a()  1:6
      struct B: C [local]  2:10
        var d = 1  2:21
      class F: G [local]  3:32
        func h()  3:44
        enum I [local]  3:55
          case j
      @MainActor final class L: M [local]  4:37
      actor O [local]  5:16
      struct P<T> [local]  5:37
      struct Z  7:8
        func z()  8:8
        final class Y: X [local]  8:26
          var w = 1  8:37
      func z()  10:6
      enum E [local]  11:64
      actor F [local]  11:84
      class G [local]  12:34
      var q: Int { get }  14:5
      class R [local]  14:20
        var s = 1 [one of 2]  14:28
        var t = 2 [one of 2]  14:35
      let u = v { struct W {} }  15:5
      struct W [local]  15:20
      let x = struct_ [one of 2]  16:5
      let y = class_.struct [one of 2]  16:18
      """)
  }

  @Test func macros() {
    expectOutline(
      """
      #Preview("Name") { Text("a") }
      #Preview {
        @Previewable @State var a = 1
        struct B: View {}
        C(a: $a)
      }
      struct D {
        #makeMember(e: 1) { f }
        var g = #macro(h)
        @attached func i() {}
      }
      @freestanding(expression)
      public macro j<T>(_ x: T) -> String = #externalMacro(module: "M", type: "T")
      #warning("class No {}")
      var k = 1
      """,
      """
      macro #Preview: #Preview("Name") { Text("a") }  1:1
      macro #Preview: #Preview { @Previewable @State var a = …  2:1
      struct B: View [local]  4:10
      struct D  7:8
        macro #makeMember: #makeMember(e: 1) { f }  8:3
        var g = #macro(h)  9:7
        @attached func i()  10:18
      macro #warning: #warning("class No {}")  14:1
      var k = 1  15:5
      """)
  }

  @Test func typealiases() {
    expectOutline(
      """
      typealias A<T> = Dictionary<String, T> where T: P
      public typealias B = (Int) -> Void
      struct C { typealias D = C; private typealias E = Outer.Inner<F>? }
      typealias G = any H & I
      typealias J = ~Copyable
      """,
      """
      typealias A = Dictionary<String, T> where T: P  1:1
      typealias B = (…) -> Void  2:8
      struct C  3:8
        typealias D = C  3:12
        typealias E = Outer.Inner<F>?  3:37
      typealias G = any H & I  4:1
      typealias J = …  5:1
      """)
  }

  @Test func statementsAtTheTopLevel() {
    expectOutline(
      """
      #!/usr/bin/env swift
      print("a")
      let b = 1
      if b > 0 { class C {} }
      for d in e { f() }
      let g = h
        .i { j }
      guard let k = l else { exit(1) }
      func m() {}
      n = o
      switch p { case .q: r() default: break }
      defer { s() }
      await t()
      """,
      """
      statements: print("a")  2:1
      let b = 1  3:5
      statements: if b > 0 { class C {} } for d in e { f(…  4:1
      class C [local]  4:18
      let g = h .i { j }  6:5
      statements: guard let k = l else { exit(1) }  8:1
      func m()  9:6
      statements: n = o switch p { case .q: r() default: …  10:1
      """)
  }

  @Test func whatIsNotFinished() {
    expectOutline(
      """
      class
      struct A: {
        var
        let b:
        func
        var c: Int =
        init(
        func d(e: Int -> { }
        @
        var f = 1
      }
      enum
      """,
      """
      class struct A  2:8
        let b  4:7
        var c: Int = init( func d(e: Int -> { } @ var f = 1  6:7
      statements: enum  12:1
      problem: '(' is never closed  7:7
      problem: '(' is never closed  8:9
      """)
  }

  @Test func attributesOfParameterTypes() {
    expectOutline(
      """
      func a(b: @escaping(Crate) -> Void, c: @autoclosure() -> Int, d: @MainActor(e) () -> Void) {}
      init(consuming f: Crate, isolated g: Depot, isolated h i: Depot) {}
      func j() -> [Crate].SubSequence { k }
      macro l<T>(_ m: T) = #externalMacro(module: "N", type: "O") where T: Sized
      func p() {}
      """,
      """
      func a(@escaping b: (…) -> Void, @autoclosure c: (…) -> Int, @MainActor(…) d: (…) -> Void)  1:6
      statements: init(consuming f: Crate, isolated g: De…  2:1
      func j() -> …  3:6
      func p()  5:6
      problem: a ',' is missing before 'f'  2:16
      """)
  }

  @Test func parenthesesBehindAnAttributeOfAFunctionType() {
    expectOutline(
      """
      func a(b: @escaping @MainActor([Crate]) -> Void, c: @MainActor(Crate) async throws -> Int) {}
      func d(e: @convention(c) (Int) -> Void, f: @isolated(any) () -> Void) {}
      """,
      """
      func a(@escaping @MainActor b: (…) -> Void, @MainActor c: (…) -> Int)  1:6
      func d(@convention(…) e: (…) -> Void, @isolated(…) f: (…) -> Void)  2:6
      """)
  }

  @Test func labelsThatAreModifiersElsewhere() {
    expectOutline(
      """
      struct A {
        init(consuming b: C, isolated d: E, isolated f g: E) {}
      }
      """,
      """
      struct A  1:8
        init(consuming b: C, isolated d: E, f g: E)  2:3
      """)
  }

  @Test func payloadsAndTheirDefaults() throws {
    let source = """
      enum Event {
        case moved([String: Crate]), stored(at: Int = row(1), Crate = Crate()), gone
      }
      """
    let file = ParsedFile(SourceFile(path: "Source.swift", bytes: Array(source.utf8)))
    let payloads = file.outline.enumCases.map { $0.payload.map(\.description) }
    #expect(payloads == [["[String: Crate]"], ["Int", "Crate"], []])
    let values = file.outline.enumCases.flatMap(\.defaultValues).map { span in
      file.expression(span).text(file.expression(span).root)
    }
    #expect(values == ["row(1)", "Crate()"])
  }

  @Test func bodiesOfSubscripts() throws {
    let source = """
      struct Depot {
        subscript(row: Int) -> Crate {
          get { crates[row] }
          set { crates[row] = newValue }
        }
        subscript(name: String) -> Crate { crates(named: name) }
      }
      """
    let file = ParsedFile(SourceFile(path: "Source.swift", bytes: Array(source.utf8)))
    let bodies = file.outline.functions.compactMap(\.body).map { dumpBody(file.body($0)) }
    #expect(bodies.count == 2)
    #expect(
      bodies.first == """
        block
          block > subscriptAccess
            name crates
            argument > name row
          block > assignment =
            subscriptAccess
              name crates
              argument > name row
            name newValue

        """)
  }
}

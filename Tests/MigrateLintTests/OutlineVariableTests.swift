import Testing

@testable import MigrateLint

/// Variables, their types, values and accessors, as the outline sees them.
@Suite struct OutlineVariableTests {
  @Test func stringsThatLookLikeCode() {
    expectOutline(
      ##"""
      let a = """
        class No { var x: Int { "}" } \(b.map { c in "\(c) }" } ?? "{")
        """
      let d = #"class No { \(no) \#(e { "}" }) "#, f = ##"" " "# }"##
      let g = "\\\(h("\(i)"))" + "\"}"
      var j = 1
      """##,
      ##"""
      let a = """ class No { var x: Int { "}" } \(b.m…  1:5
      let d = #"class No { \(no) \#(e { "}" }) "# [one of 2]  4:5
      let f = ##"" " "# }"## [one of 2]  4:46
      let g = "\\\(h("\(i)"))" + "\"}"  5:5
      var j = 1  6:5
      """##)
  }

  @Test func regexLiterals() {
    expectOutline(
      #"""
      let a = /class [A-Z]{2}"/
      let b = #/
        struct No { ( # comment }
        /#
      let c = x / y / z
      let d = [/a/, /\/}/]
      var e = 1
      """#,
      #"""
      let a = /class [A-Z]{2}"/  1:5
      let b = #/ struct No { ( # comment } /#  2:5
      let c = x / y / z  5:5
      let d = [/a/, /\/}/]  6:5
      var e = 1  7:5
      """#)
  }

  @Test func trailingClosures() {
    expectOutline(
      """
      let a = make { class Local {} } onError: { _ in } finally: { 1 }
      let b: Int = { let c = 1; return c }()
      lazy var d: View = { [weak self] in self?.e ?? .init() }()
      var f = g { $0 } { didSet { h() } }
      var i = j(k: { l }) { willSet(new) {} }
      let m = n.o { p }.q { r }.s
      let t = u
      { v }
      """,
      """
      let a = make { class Local {} } onError: { _ in…  1:5
      class Local [local]  1:22
      let b: Int = { let c = 1; return c }()  2:5
      lazy var d: View = { [weak self] in self?.e ?? .init() }()  3:10
      var f = g { $0 } { didSet }  4:5
      var i = j(k: { l }) { willSet }  5:5
      let m = n.o { p }.q { r }.s  6:5
      let t = u { v }  7:5
      """)
  }

  @Test func ternariesAndCollections() {
    expectOutline(
      """
      let a = b ? c : d
      let e: [String: (Int) -> Void] = ["f": { _ in }, "g": h,]
      let i = j ? [k: l] : [:], m = n ?? o
      let p = q as? R ?? S(), t = u is V ? 1 : 2
      let w: X = .y(.z), aa = -1...3
      let bb = !cc && dd
      var ee = 1
      """,
      """
      let a = b ? c : d  1:5
      let e: [String: (…) -> Void] = ["f": { _ in }, "g": h,]  2:5
      let i = j ? [k: l] : [:] [one of 2]  3:5
      let m = n ?? o [one of 2]  3:27
      let p = q as? R ?? S() [one of 2]  4:5
      let t = u is V ? 1 : 2 [one of 2]  4:25
      let w: X = .y(.z) [one of 2]  5:5
      let aa = -1...3 [one of 2]  5:20
      let bb = !cc && dd  6:5
      var ee = 1  7:5
      """)
  }

  @Test func expressionsOfStatements() {
    expectOutline(
      #"""
      let a = if b { 1 } else if c { 2 } else { 3 }
      var d: Int = switch e { case .f: 1; default: 2 }
      let g = try! await h(), i = try? j
      let k = #selector(l(_:)), m = \N.o[0]?.p, q = #line
      let r = unsafe s, t = consume u
      var v = 1
      """#,
      #"""
      let a = if b { 1 } else if c { 2 } else { 3 }  1:5
      var d: Int = switch e { case .f: 1; default: 2 }  2:5
      let g = try! await h() [one of 2]  3:5
      let i = try? j [one of 2]  3:25
      let k = #selector(l(_:)) [one of 3]  4:5
      let m = \N.o[0]?.p [one of 3]  4:27
      let q = #line [one of 3]  4:43
      let r = unsafe s [one of 2]  5:5
      let t = consume u [one of 2]  5:19
      var v = 1  6:5
      """#)
  }

  @Test func severalInOneDeclaration() {
    expectOutline(
      """
      let a = 1, b: Int = 2, c: [Int]
      var d: Int, e = f { 1 }, g: Int { 3 }
      let (h, (i, _)): (Int, (Int, Int)) = j, k = 4
      var (l, m) = (n: 1, o: 2)
      let (p: q, r: s) = t
      """,
      """
      let a = 1 [one of 3]  1:5
      let b: Int = 2 [one of 3]  1:12
      let c: [Int] [one of 3]  1:24
      var d: Int [one of 3]  2:5
      var e = f { 1 } [one of 3]  2:13
      var g: Int { get } [one of 3]  2:26
      let h: (Int, (Int, Int)) = j [one of 4, in a pattern]  3:6
      let i: (Int, (Int, Int)) = j [one of 4, in a pattern]  3:10
      let _: (Int, (Int, Int)) = j [one of 4, in a pattern]  3:13
      let k = 4 [one of 4]  3:41
      var l = (n: 1, o: 2) [one of 2, in a pattern]  4:6
      var m = (n: 1, o: 2) [one of 2, in a pattern]  4:9
      let q = t [one of 2, in a pattern]  5:9
      let s = t [one of 2, in a pattern]  5:15
      """)
  }

  @Test func noBlanksAtAll() {
    expectOutline(
      """
      struct A{var a:Int=1;var b:[Int]=[];let c:Int?=nil;var d:B<C>=B<C>();var e:Int{1}
      init(){};func f<T>(_ t:T)->T{t};subscript(i:Int)->Int{i}}
      """,
      """
      struct A  1:8
        var a: Int = 1  1:14
        var b: [Int] = []  1:26
        let c: Int? = nil  1:41
        var d: B<C> = B<C>()  1:56
        var e: Int { get }  1:74
        init()  2:1
        func f<T>(_ t: T) -> T  2:15
        subscript(i: Int) -> Int  2:33
      """)
  }

  @Test func typesOfEachKind() {
    expectOutline(
      """
      var a: Dictionary<String, Array<Set<Int>>>
      var b: A<B<C>>.D?, c: A<B<C<D>>>= A(), d: A<B>?=nil
      var e: any P & Q, f: (any P)?, g: [any P], h: some P
      var i: P.Type, j: (any P).Type, k: any P.Type
      var l: (Int, label: String) -> Void, m: (@Sendable (inout Int) async throws -> [A])?
      var n: @MainActor () throws(E) -> () -> Int
      var o: [String: [Int]], p: (), q: (Int), r: (a: Int, B)
      var s: Int!, t: Int??, u: [Int]?, v: ()?
      var w: (repeat each T), x: Result<Void, any Error>, y: [3 of Int], z: InlineArray<3, Int>
      var aa: Foundation::Data, bb: Self = Swift::Int(3)
      var cc: A, dd: nonisolated(nonsending) () async -> Void
      """,
      """
      var a: Dictionary<String, Array<Set<Int>>>  1:5
      var b: A<B<C>>.D? [one of 3]  2:5
      var c: A<B<C<D>>> = A() [one of 3]  2:20
      var d: A<B>? = nil [one of 3]  2:40
      var e: any P & Q [one of 4]  3:5
      var f: (any P)? [one of 4]  3:19
      var g: [any P] [one of 4]  3:32
      var h: some P [one of 4]  3:44
      var i: P.Type [one of 3]  4:5
      var j: (any P).Type [one of 3]  4:16
      var k: any P.Type [one of 3]  4:33
      var l: (…) -> Void [one of 2]  5:5
      var m: ((…) -> [A])? [one of 2]  5:38
      var n: (…) -> (…) -> Int  6:5
      var o: [String: [Int]] [one of 4]  7:5
      var p: () [one of 4]  7:25
      var q: Int [one of 4]  7:32
      var r: (Int, B) [one of 4]  7:42
      var s: Int? [one of 4]  8:5
      var t: Int?? [one of 4]  8:14
      var u: [Int]? [one of 4]  8:24
      var v: ()? [one of 4]  8:35
      var w: T [one of 4]  9:5
      var x: Result<Void, any Error> [one of 4]  9:25
      var y: [Int] [one of 4]  9:53
      var z: InlineArray<…, Int> [one of 4]  9:68
      var aa: Foundation.Data [one of 2]  10:5
      var bb: Self = Swift::Int(3) [one of 2]  10:27
      var cc: A [one of 2]  11:5
      var dd: (…) -> Void [one of 2]  11:12
      """)
  }

  @Test func accessors() {
    expectOutline(
      """
      var a: Int { get { 1 } set(new) { b = new } }
      var b = 1 { willSet { c() } didSet(old) {} }
      var d: Int { get async throws(E) { 1 } }
      var e: Int { @inlinable get { 1 } nonmutating set {} }
      var f: Int { _read { yield g } _modify { yield &g } }
      var h: Int {
        @storageRestrictions(initializes: _h) init(v) { _h = v }
        get { _h }
        mutating set {}
      }
      var i: [Int] { get { j } }
      var k: Int { if l { return 1 }; return 2 }
      var set: Set<Int> { set.set }
      var get: Int { get { 1 } }
      var m: Int { get() }
      @inline(__always) var o: Int {
        #if A
        1
        #else
        2
        #endif
      }
      protocol P {
        var a: Int { get }; static var b: Int { get async set }
        subscript(i: Int) -> Int { get set }
      }
      """,
      """
      var a: Int { get set }  1:5
      var b = 1 { willSet didSet }  2:5
      var d: Int { get }  3:5
      var e: Int { get set }  4:5
      var f: Int { other other }  5:5
      var h: Int { init get set }  6:5
      var i: [Int] { get }  11:5
      var k: Int { get }  12:5
      var set: Set<Int> { get }  13:5
      var get: Int { get }  14:5
      var m: Int { get }  15:5
      @inline(…) var o: Int { get }  16:23
      protocol P  23:10
        var a: Int { get; }  24:7
        static var b: Int { get; set; }  24:34
        subscript(i: Int) -> Int  25:3
      """)
  }

  @Test func operatorsBesideTypes() {
    expectOutline(
      """
      let a: Int=1, b: Int? = nil, c: A<Int>=A()
      let d: Int?=nil
      var e: [A<B>?]=[]
      var f: A<B>.C= .d
      """,
      """
      let a: Int = 1 [one of 3]  1:5
      let b: Int? = nil [one of 3]  1:15
      let c: A<Int> = A() [one of 3]  1:30
      let d: Int? = nil  2:5
      var e: [A<B>?] = []  3:5
      var f: A<B>.C = .d  4:5
      """)
  }

  @Test func typesOfFunctionsAndMembers() {
    expectOutline(
      """
      var a: (()) -> Void, b: ((Crate, Shelf)) -> Void, c: ((Crate) -> Void)?, d: (() -> Void)
      var e: [Crate].Index, f: [Crate: Shelf].Keys<Int>?, g: (any Sized).Type, h: Crate.Protocol
      var i: @Sendable(Crate) -> Void = j
      """,
      """
      var a: (…) -> Void [one of 4]  1:5
      var b: (…) -> Void [one of 4]  1:22
      var c: ((…) -> Void)? [one of 4]  1:51
      var d: (…) -> Void [one of 4]  1:74
      var e: … [one of 4]  2:5
      var f: …? [one of 4]  2:23
      var g: (any Sized).Type [one of 4]  2:53
      var h: Crate.Type [one of 4]  2:74
      var i: (…) -> Void = j  3:5
      """)
  }

  @Test func parametersOfFunctionTypes() throws {
    let source = "var a: (()) -> B, c: () -> B, d: ((E, F)) -> B, g: (E, F) -> B, h: (E) -> B"
    let file = ParsedFile(SourceFile(path: "Source.swift", bytes: Array(source.utf8)))
    let counts = file.outline.variables.map { variable in
      guard case .function(let parameters, _) = variable.type else { return -1 }
      return parameters.count
    }
    #expect(counts == [1, 0, 1, 2, 1])
  }

  @Test func accessorsAndFunctionsOfTheSameName() {
    expectOutline(
      """
      class Depot {
        var a: Int { read { $0 } }
        var b: Int { _read { yield c } }
        var d: Int { borrow { e } }
        @SwiftUI::State var f = 1
        @SwiftUI::Environment(\\.g) private var g
      }
      """,
      """
      class Depot  1:7
        var a: Int { get }  2:7
        var b: Int { other }  3:7
        var d: Int { other }  4:7
        @SwiftUI.State var f = 1  5:23
        @SwiftUI.Environment(…) private var g  6:42
      """)
  }
}

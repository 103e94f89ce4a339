import Testing

@testable import MigrateLint

/// Type declarations, their heads, imports and `#if`, as the outline sees them.
@Suite struct OutlineTypeTests {
  @Test func attributesOnTheirOwnLines() {
    expectOutline(
      """
      @MainActor
      @available(iOS 17, macOS 14, *)
      @Wrapper<Int>(a: 1, [2, 3])
      @SwiftUI.Observable
      public final class A {}
      @objc(Name) private class B {}
      @available (iOS 13, *) struct C {}
      """,
      """
      @MainActor @available(…) @Wrapper(…) @SwiftUI.Observable public final class A  5:20
      @objc(…) private class B  6:27
      @available(…) struct C  7:31
      """)
  }

  @Test func genericClauses() {
    expectOutline(
      """
      struct A<T: Hashable & Sendable, U>: P where T.E == Dictionary<String, Array<U>>, U: Q {}
      class B<each T, let N: Int>: C<D<E<F>>>, G<[H]> {}
      extension Array where Element: Collection, Element.Element == Set<Set<Int>> {}
      """,
      """
      struct A<T: Hashable & Sendable, U>: P where T.E == Dictionary<String, Array<U>>, U: Q  1:8
      class B<T, N: Int>: C<D<E<F>>>, G<[H]>  2:7
      extension Array where Element: Collection, Element.Element == Set<Set<Int>>  3:11
      """)
  }

  @Test func inheritanceOfEachKind() {
    expectOutline(
      """
      class A: @unchecked Sendable, B.C<D>, @retroactive E, any F & G {}
      struct F: ~Copyable, ~Escapable {}
      protocol P: class, Q & R {}
      protocol Q<Element>: Collection where Element: ~Copyable {
        associatedtype Index: R, S = Int where Index: T
      }
      enum E: String, Error {}
      extension A.B: @preconcurrency C {}
      """,
      """
      class A: Sendable, B.C<D>, E, any F & G  1:7
      struct F: …, …  2:8
      protocol P: Q & R  3:10
      protocol Q<Element>: Collection where Element: …  4:10
        associatedtype Index: R & S = Int where Index: T  5:3
      enum E: String, Error  7:6
      extension A.B: C  8:11
      """)
  }

  @Test func extensionsOfEachKind() {
    expectOutline(
      """
      extension [String] { var a: Int { 1 } }
      extension Array<Int>.Index: P {}
      extension Module.Outer.Inner {}
      extension [String: [Int]]? {}
      extension Optional where Wrapped == any P {}
      """,
      """
      extension [String]  1:11
        var a: Int { get }  1:26
      extension Array.Index: P  2:11
      extension Module.Outer.Inner  3:11
      extension [String: [Int]]?  4:11
      extension Optional where Wrapped == any P  5:11
      """)
  }

  @Test func actorsAndWordsThatAreNoKeywords() {
    expectOutline(
      """
      actor A {}
      distributed actor B { distributed func f() {} }
      @globalActor public final actor C { static let shared = C() }
      struct actor { var actor = actor() }
      var macro = 1
      func open() {}
      let required = 2, final = 3
      """,
      """
      actor A  1:7
      distributed actor B  2:19
        distributed func f()  2:40
      @globalActor public final actor C  3:33
        static let shared = C()  3:48
      struct actor  4:8
        var actor = actor()  4:20
      var macro = 1  5:5
      func open()  6:6
      let required = 2 [one of 2]  7:5
      let final = 3 [one of 2]  7:19
      """)
  }

  @Test func commentsBetweenTokens() {
    expectOutline(
      """
      public /* a */ class // b: C {
        A /* : D */ : /* E */ F /* { */ { // }
        /* var x = 1 */ var /* y */ z /* = */ = /* 2 */ 3 // { didSet {} }
      }
      """,
      """
      public class A: F  2:3
        var z = 3  3:31
      """)
  }

  @Test func imports() {
    expectOutline(
      """
      @testable import A
      public import struct B.C
      @_exported import D; internal import E
      import func F.f
      @preconcurrency
      import G.H
      #if canImport(UIKit)
      import UIKit
      #endif
      """,
      """
      @testable import A  1:1
      public import B.C  2:1
      @_exported import D  3:1
      internal import E  3:22
      import F.f  4:1
      @preconcurrency import G.H  5:1
      import UIKit [conditional]  8:1
      """)
  }

  @Test func backticks() {
    expectOutline(
      """
      class `default` { var `self` = 1, `in`: Int; func `init`() {}; case }
      func `a name with blanks`(`for` `where`: `Any`.`Type`) {}
      enum `enum` { case `default`, `switch`(`case`: Int) }
      """,
      """
      class default  1:7
        var `self` = 1 [one of 2]  1:23
        var `in`: Int [one of 2]  1:35
        func init()  1:51
      func a name with blanks(for where: Any.Type)  2:6
      enum enum  3:6
        case default
        case switch(Int)
      problem: 'case' without a name  1:64
      """)
  }

  @Test func modifiers() {
    expectOutline(
      """
      public internal(set) var a = 1
      package private(set) static weak var b: A?
      nonisolated(unsafe) static var c = 1
      unowned(unsafe) let d: A
      open override class func e() {}
      class A {
        class var f: Int { 1 }
        final public private(set) lazy var g = h
        required convenience public init() {}
        nonisolated(nonsending) func i() async {}
        isolated deinit {}
        class B {}
        optional func j()
        indirect enum C { case d }
      }
      """,
      """
      public internal(set) var a = 1  1:26
      package private(set) static weak var b: A?  2:38
      nonisolated(unsafe) static var c = 1  3:32
      unowned(unsafe) let d: A  4:21
      open override class func e()  5:26
      class A  6:7
        class var f: Int { get }  7:13
        final public private(set) lazy var g = h  8:38
        required convenience public init()  9:31
        nonisolated(nonsending) func i()  10:32
        isolated deinit()  11:12
        class B  12:9
        optional func j() [no body]  13:17
        indirect enum C  14:17
          case d
      """)
  }

  @Test func conditionalCompilation() {
    expectOutline(
      """
      #if DEBUG
      @main
      #endif
      struct A {
        #if os(iOS)
        @State
        #else
        @Binding
        #endif
        var a = 1
        #if A && (B || C)
        var b = 2
        func c() {}
        #elseif D
        class E { var f = 3 }
        #endif
        var g = 4
      }
      #if X
      #if Y
      let h = 5
      #endif
      let i = 6
      #endif
      let j = 7
      """,
      """
      @main struct A  4:8
        @State @Binding var a = 1  10:7
        var b = 2 [conditional]  12:7
        func c()  13:8
        class E [conditional]  15:9
          var f = 3 [conditional]  15:17
        var g = 4  17:7
      let h = 5 [conditional]  21:5
      let i = 6 [conditional]  23:5
      let j = 7  25:5
      """)
  }

  @Test func typesInTypes() {
    expectOutline(
      """
      enum A {
        struct B {
          class C: D { enum E { case f } }
          let g = 1
        }
        extension A.B.C {}
      }
      struct A.B {}
      """,
      """
      enum A  1:6
        struct B  2:10
          class C: D  3:11
            enum E  3:23
              case f
          let g = 1  4:9
        extension A.B.C  6:13
      struct A  8:8
      statements: .B {}  8:9
      problem: the 'struct' has no '{' behind its name  8:1
      """)
  }

  @Test func localTypesWithAttributes() {
    expectOutline(
      """
      func stock() {
        @Registered(as: "crate", with: { $0 }) @MainActor final class Crate {}
        @Depot.Stored("x") struct Shelf: Sized {}
        #if DEBUG
        struct Probe { var label = 1 }
        #endif
        struct `Row of crates` {}
        protocol Sized {}
        enum Size { case small }
      }
      """,
      """
      func stock()  1:6
      @Registered(…) @MainActor final class Crate [local]  2:65
      @Depot.Stored(…) struct Shelf: Sized [local]  3:29
      struct Probe [local, conditional]  5:10
        var label = 1 [conditional]  5:22
      struct Row of crates [local]  7:10
      protocol Sized [local]  8:12
      enum Size [local]  9:8
        case small
      """)
  }

  @Test func namesWithUnderscores() {
    expectOutline(
      """
      extension __Crate where Self: Sized {}
      class Depot {
        let crate: __Crate
        private var label: String
        func put(_ crate: __owned Crate, in shelf: __shared Shelf, _ row: __Row) {}
        public __consuming func empty() {}
      }
      """,
      """
      extension __Crate where Self: Sized  1:11
      class Depot  2:7
        let crate: __Crate  3:7
        private var label: String  4:15
        func put(_ crate: Crate, in shelf: Shelf, _ row: __Row)  5:8
        public __consuming func empty()  6:27
      """)
  }

  @Test func oddClauses() {
    expectOutline(
      """
      class Depot<Item: Sized where Item.Size == Int>: Base<Item> {}
      extension Row where count == 3, Item: Sized {}
      extension Row where -3 == count {}
      let rows: Row<-3, Crate>, shelf: [3 of Crate]
      """,
      """
      class Depot<Item: Sized>: Base<Item>  1:7
      extension Row where count == …, Item: Sized  2:11
      extension Row where … == count  3:11
      let rows: Row<…, Crate> [one of 2]  4:5
      let shelf: [Crate] [one of 2]  4:27
      """)
  }
}

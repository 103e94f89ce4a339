import Testing

@testable import MigrateLint

/// Closures, calls and what SwiftUI code is made of, as the body tree has it.
@Suite struct BodyCallTests {
  @Test func closuresBehindParentheses() {
    expectBody(
      """
      (a()) { b }
      (c) { d } e: { f }
      if (g) { h }
      let i = (j)
      { k }
      """,
      """
      block
        call
          tuple > argument > call > name a
          argument trailing > closure > name b
        call
          tuple > argument > name c
          argument trailing > closure > name d
          argument e: trailing > closure > name f
        ifStatement
          condition > tuple > argument > name g
          block > name h
        variable let > binding
          bindingPattern > name i
          initialValue > call
            tuple > argument > name j
            argument trailing > closure > name k
      """)
  }

  @Test func genericArgumentsInALineOfTheirOwn() {
    expectBody(
      """
      let a = b.c
        <d, e>
      { f, g in h }
      let i = j
        < k
      """,
      """
      block
        variable let > binding
          bindingPattern > name a
          initialValue > call
            member c
              name b
              genericArguments
                type d
                type e
            argument trailing > closure
              parameter f
              parameter g
              name h
        variable let > binding
          bindingPattern > name i
          initialValue > sequence
            name j
            operator <
            name k
      """)
  }

  /// Swift reads `a < b, c > (d)` as arguments too; only what no operator can be is taken here.
  @Test func genericArgumentsBehindASpace() {
    expectBody(
      """
      let a = B <C?>    ("d")
      let e = f < g
      """,
      """
      block
        variable let > binding
          bindingPattern > name a
          initialValue > call
            name B > genericArguments > type C?
            argument > string
        variable let > binding
          bindingPattern > name e
          initialValue > sequence
            name f
            operator <
            name g
      """)
  }

  @Test func closures() {
    expectBody(
      """
      a { [weak self, unowned b, c = d.e, unowned(unsafe) f] in self?.g }
      h { (i: Int, _ j: K<L>, m) async throws(N) -> [O] in i }
      p { q, _ in q } r: { s in s } t: { $0.u($1) }
      v { @MainActor [w] (x) in x }
      y(z: { aa }, bb) { cc }
      dd.ee { ff }.gg { hh } .ii
      let jj: KK = { ll in mm(ll) }
      nn { for oo in pp { qq(oo) } }
      { rr }()
      """,
      """
      block
        call
          name a
          argument trailing > closure
            capture self weak
            capture b
            capture c > member e > name d
            capture f
            member g > optionalChain > selfName self
        call
          name h
          argument trailing > closure
            parameter i > type Int
            parameter j > type K<L>
            parameter m
            type [O]
            name i
        call
          name p
          argument trailing > closure
            parameter q
            parameter _
            name q
          argument r: trailing > closure
            parameter s
            name s
          argument t: trailing > closure > call
            member u > dollarName $0
            argument > dollarName $1
        call
          name v
          argument trailing > closure
            capture w
            parameter x
            name x
        call
          name y
          argument z: > closure > name aa
          argument > name bb
          argument trailing > closure > name cc
        member ii > call
          member gg > call
            member ee > name dd
            argument trailing > closure > name ff
          argument trailing > closure > name hh
        variable let > binding
          bindingPattern > name jj
          type KK
          initialValue > closure
            parameter ll
            call
              name mm
              argument > name ll
        call
          name nn
          argument trailing > closure > forStatement
            pattern > bindingPattern > name oo
            name pp
            block > call
              name qq
              argument > name oo
        call > closure > name rr
      """)
  }

  @Test func resultBuilder() {
    expectBody(
      """
      VStack(spacing: 1) {
        let a = b
        if let c { Text(c) } else { D() }
        ForEach($e) { $f in G(h: $f.i) { j } }
        #if K
        L()
        #endif
        switch m { case .n: O() default: EmptyView() }
      }
      .p(isPresented: $q) { R(s: .init(t)) } content: { [u] in v }
      .w { x in
        y
      }
      """,
      """
      block > call
        member w > call
          member p > call
            name VStack
            argument spacing: > literal 1
            argument trailing > closure
              variable let > binding
                bindingPattern > name a
                initialValue > name b
              ifStatement
                optionalBinding c
                block > call
                  name Text
                  argument > name c
                elseBranch > block > call > name D
              call
                name ForEach
                argument > dollarName $e
                argument trailing > closure
                  parameter $f
                  call
                    name G
                    argument h: > member i > dollarName $f
                    argument trailing > closure > name j
              call > name L
              switchStatement
                name m
                switchCase
                  pattern > implicitMember n
                  block > call > name O
                switchCase > block > call > name EmptyView
          argument isPresented: > dollarName $q
          argument trailing > closure > call
            name R
            argument s: > call
              implicitMember init
              argument > name t
          argument content: trailing > closure
            capture u
            name v
        argument trailing > closure
          parameter x
          name y
      """)
  }

  @Test func projectionsAndStorage() {
    expectBody(
      """
      _a = StateObject(wrappedValue: b ?? C())
      self._d = .init(initialValue: e)
      f(text: $g.h, i: self.$j, k: $l[m].n, o: $0.$p)
      self.q = q
      Bindable(r).s
      """,
      """
      block
        assignment =
          name _a
          call
            name StateObject
            argument wrappedValue: > sequence
              name b
              operator ??
              call > name C
        assignment =
          member _d > selfName self
          call
            implicitMember init
            argument initialValue: > name e
        call
          name f
          argument text: > member h > dollarName $g
          argument i: > member $j > selfName self
          argument k: > member n > subscriptAccess
            dollarName $l
            argument > name m
          argument o: > member $p > dollarName $0
        assignment =
          member q > selfName self
          name q
        member s > call
          name Bindable
          argument > name r
      """)
  }

  @Test func macros() {
    expectBody(
      """
      #selector(a(_:b:)), #keyPath(c.d)
      #Predicate<E> { f in f.g == 1 }
      #expect(h == i, "j") { k } l: { m }
      let n = #file + #O::p(q)
      #colorLiteral(red: 1, green: 2)
      """,
      """
      block
        call
          macro #selector
          argument > name a
        call
          macro #keyPath
          argument > member d > name c
        call
          macro #Predicate > genericArguments > type E
          argument trailing > closure
            parameter f
            sequence
              member g > name f
              operator ==
              literal 1
        call
          macro #expect
          argument > sequence
            name h
            operator ==
            name i
          argument > string
          argument trailing > closure > name k
          argument l: trailing > closure > name m
        variable let > binding
          bindingPattern > name n
          initialValue > sequence
            macro #file
            operator +
            call
              macro #p
              argument > name q
        call
          macro #colorLiteral
          argument red: > literal 1
          argument green: > literal 2
      """)
  }
}

import Testing

@testable import MigrateLint

/// Statements and local declarations, as the body tree has them.
@Suite struct BodyStatementTests {
  @Test func loops() {
    expectBody(
      """
      outer: for case let a? in b where a > c { continue outer }
      for (d, e) in f.enumerated() { g[d] = e }
      for try await h: Int in i.j { break }
      for var k in 0..<l { k += 1 }
      for _ in m {} 
      repeat { n() } while o { p } == q
      while r, let s = t.u(v: { w }) { x() }
      """,
      """
      block
        forStatement
          pattern > bindingPattern let > optionalChain > name a
          name b
          condition > sequence
            name a
            operator >
            name c
          block > literal continue outer
        forStatement
          pattern > bindingPattern > tuple
            argument > name d
            argument > name e
          call > member enumerated > name f
          block > assignment =
            subscriptAccess
              name g
              argument > name d
            name e
        forStatement
          pattern > bindingPattern > name h
          type Int
          member j > name i
          block > literal break
        forStatement
          pattern > bindingPattern > name k
          sequence
            literal 0
            operator ..<
            name l
          block > assignment +=
            name k
            literal 1
        forStatement
          pattern > bindingPattern > name _
          name m
          block
        repeatStatement
          block > call > name n
          sequence
            call
              name o
              argument trailing > closure > name p
            operator ==
            name q
        whileStatement
          condition > name r
          optionalBinding s > call
            member u > name t
            argument v: > closure > name w
          block > call > name x
      """)
  }

  @Test func errors() {
    expectBody(
      """
      do throws(A) { try b() }
      catch let c as D where c.e { f(c) }
      catch .g, is H, I.j(let k) { l }
      catch { error }
      throw M.n(o)
      """,
      """
      block
        doStatement
          block > call > name b
          catchClause
            pattern > bindingPattern let > cast as
              name c
              type D
            condition > member e > name c
            block > call
              name f
              argument > name c
          catchClause
            pattern > implicitMember g
            pattern > cast is > type H
            pattern > call
              member j > name I
              argument > bindingPattern let > name k
            block > name l
          catchClause > block > name error
        throwStatement > call
          member n > name M
          argument > name o
      """)
  }

  @Test func localDeclarations() {
    expectBody(
      """
      @State var a = 1, b: C? = nil
      @Bindable(d) @E<F> var g = h
      let (i, j: (k, _)): L = m
      var n: Int { o }
      var p = q { didSet { r() } }
      lazy var s: T = { u }()
      func v<W: X>(_ y: W, z aa: Int = bb, cc: DD...) async throws(EE) -> FF where W: GG { hh }
      struct II: JJ { let kk = 1 }
      final class LL {}
      typealias MM = NN<OO>
      let pp: QQ; if rr { pp = 1 } else { pp = 2 }
      defer { ss() }
      weak var tt = uu
      actor VV {}
      ww()
      """,
      """
      block
        variable
          attribute @State
          binding
            bindingPattern > name a
            initialValue > literal 1
          binding
            bindingPattern > name b
            type C?
            initialValue > literal nil
        variable
          attribute @Bindable > argument > name d
          attribute @E
          binding
            bindingPattern > name g
            initialValue > name h
        variable let > binding
          bindingPattern > tuple
            argument > name i
            argument j: > tuple
              argument > name k
              argument > name _
          type L
          initialValue > name m
        variable > binding
          bindingPattern > name n
          type Int
          block > name o
        variable > binding
          bindingPattern > name p
          initialValue > name q
          block > call > name r
        variable > binding
          bindingPattern > name s
          type T
          initialValue > call > closure > name u
        localFunction v
          parameter y > type W
          parameter aa
            type Int
            initialValue > name bb
          parameter cc > type DD
          type FF
          block > name hh
        localType
        localType
        localAlias MM > type NN<OO>
        variable let > binding
          bindingPattern > name pp
          type QQ
        ifStatement
          condition > name rr
          block > assignment =
            name pp
            literal 1
          elseBranch > block > assignment =
            name pp
            literal 2
        deferStatement > block > call > name ss
        variable weak > binding
          bindingPattern > name tt
          initialValue > name uu
        localType
        call > name ww
      """)
  }

  @Test func newlinesEndExpressions() {
    expectBody(
      """
      let a = b
      (c).d()
      e
      [f].g()
      h()
      { i }()
      return
      j()
      let k = l
      .m
      -n
      let o = p ?
        q : r
      """,
      """
      block
        variable let > binding
          bindingPattern > name a
          initialValue > name b
        call > member d > tuple > argument > name c
        name e
        call > member g > array > name f
        call > call
          name h
          argument trailing > closure > name i
        returnStatement > call > name j
        variable let > binding
          bindingPattern > name k
          initialValue > member m > name l
        prefixOperator - > name n
        variable let > binding
          bindingPattern > name o
          initialValue > ternary
            name p
            name q
            name r
      """)
  }

  @Test func statementsOnOneLine() {
    expectBody(
      """
      a(); b() ; if c { d }; e = f; return
      """,
      """
      block
        call > name a
        call > name b
        ifStatement
          condition > name c
          block > name d
        assignment =
          name e
          name f
        returnStatement
      """)
  }

  @Test func conditionalChains() {
    expectBody(
      """
      a
        .b()
        #if C
        .d { e }
        #elseif F
        .g
        #endif
        .h()
      #if I
      j()
      #else
      k()
      #endif
      """,
      """
      block
        call > member h > member g > call
          member d > call > member b > name a
          argument trailing > closure > name e
        call > name j
        call > name k
      """)
  }

  @Test func ifAndSwitchExpressions() {
    expectBody(
      """
      let a = if b { c } else { d { e } }
      return switch f { case .g: h; default: if i { j } else { k } }
      l(m ? n : o) { if p { q } else { r } }
      let s: T = do { try u() } catch { v }
      """,
      """
      block
        variable let > binding
          bindingPattern > name a
          initialValue > ifStatement
            condition > name b
            block > name c
            elseBranch > block > call
              name d
              argument trailing > closure > name e
        returnStatement > switchStatement
          name f
          switchCase
            pattern > implicitMember g
            block > name h
          switchCase > block > ifStatement
            condition > name i
            block > name j
            elseBranch > block > name k
        call
          name l
          argument > ternary
            name m
            name n
            name o
          argument trailing > closure > ifStatement
            condition > name p
            block > name q
            elseBranch > block > name r
        variable let > binding
          bindingPattern > name s
          type T
          initialValue > doStatement
            block > call > name u
            catchClause > block > name v
      """)
  }
}

import Testing

@testable import MigrateLint

/// Conditions and patterns, as the body tree has them.
@Suite struct BodyPatternTests {
  @Test func optionalBindings() {
    expectBody(
      """
      if let self, let a, var b = c?.d, let e: F = g as? F, h { i() }
      guard let self = self, !j.isEmpty, #available(iOS 17, *) else { return }
      while let k = l.next() { m() }
      if let (n, o) = p { n() }
      """,
      """
      block
        ifStatement
          optionalBinding self
          optionalBinding a
          optionalBinding b > member d > optionalChain > name c
          optionalBinding e
            type F
            cast as optional
              name g
              type F
          condition > name h
          block > call > name i
        guardStatement
          optionalBinding self > selfName self
          condition > prefixOperator ! > member isEmpty > name j
          condition > call
            macro #available
            argument > name iOS
            argument > literal 17
            argument > literal *
          block > returnStatement
        whileStatement
          optionalBinding k > call > member next > name l
          block > call > name m
        ifStatement
          caseCondition
            pattern > bindingPattern > tuple
              argument > name n
              argument > name o
            name p
          block > call > name n
      """)
  }

  @Test func patternsInConditions() {
    expectBody(
      """
      if case .a(let b, c: var d) = e, case let .f(g, h: (i, _))? = j, k > 0 { l() }
      guard case .m = n, case let o as P = q, case is R = s, case 1...5 = t else { throw U.v }
      if case let .a(w)? = x { y } else if case nil = z { aa } else { bb }
      """,
      """
      block
        ifStatement
          caseCondition
            pattern > call
              implicitMember a
              argument > bindingPattern let > name b
              argument c: > bindingPattern var > name d
            name e
          caseCondition
            pattern > bindingPattern let > optionalChain > call
              implicitMember f
              argument > name g
              argument h: > tuple
                argument > name i
                argument > name _
            name j
          condition > sequence
            name k
            operator >
            literal 0
          block > call > name l
        guardStatement
          caseCondition
            pattern > implicitMember m
            name n
          caseCondition
            pattern > bindingPattern let > cast as
              name o
              type P
            name q
          caseCondition
            pattern > cast is > type R
            name s
          caseCondition
            pattern > sequence
              literal 1
              operator ...
              literal 5
            name t
          block > throwStatement > member v > name U
        ifStatement
          caseCondition
            pattern > bindingPattern let > optionalChain > call
              implicitMember a
              argument > name w
            name x
          block > name y
          elseBranch > ifStatement
            caseCondition
              pattern > literal nil
              name z
            block > name aa
            elseBranch > block > name bb
      """)
  }

  @Test func closuresInConditions() {
    expectBody(
      """
      if a.contains(where: { $0 == b }) { c }
      if let d = e.first(where: { f($0) })?.g { h }
      guard i.allSatisfy({ j }), k == l else { return }
      switch n.map({ o }) { case p: q }
      while ({ r }()) { s }
      for t in u.filter({ v }) { w }
      if aa.bb { $0 } { cc }
      for dd in ee.ff { gg }.hh where ii { jj }
      if kk { ll } else { mm }
      switch nn { case .oo: pp }
      while qq.rr { ss } == tt, let uu = vv { ww } { xx }
      if yy {
      } 
      [zz].a()
      guard let ab = { ac }() else { ad }
      if await !ae, await
        af() { ag }
      """,
      """
      block
        ifStatement
          condition > call
            member contains > name a
            argument where: > closure > sequence
              dollarName $0
              operator ==
              name b
          block > name c
        ifStatement
          optionalBinding d > member g > optionalChain > call
            member first > name e
            argument where: > closure > call
              name f
              argument > dollarName $0
          block > name h
        guardStatement
          condition > call
            member allSatisfy > name i
            argument > closure > name j
          condition > sequence
            name k
            operator ==
            name l
          block > returnStatement
        switchStatement
          call
            member map > name n
            argument > closure > name o
          switchCase
            pattern > name p
            block > name q
        whileStatement
          condition > tuple > argument > call > closure > name r
          block > name s
        forStatement
          pattern > bindingPattern > name t
          call
            member filter > name u
            argument > closure > name v
          block > name w
        ifStatement
          condition > call
            member bb > name aa
            argument trailing > closure > dollarName $0
          block > name cc
        forStatement
          pattern > bindingPattern > name dd
          member hh > call
            member ff > name ee
            argument trailing > closure > name gg
          condition > name ii
          block > name jj
        ifStatement
          condition > name kk
          block > name ll
          elseBranch > block > name mm
        switchStatement
          name nn
          switchCase
            pattern > implicitMember oo
            block > name pp
        whileStatement
          condition > sequence
            call
              member rr > name qq
              argument trailing > closure > name ss
            operator ==
            name tt
          optionalBinding uu > call
            name vv
            argument trailing > closure > name ww
          block > name xx
        ifStatement
          condition > name yy
          block
        call > member a > array > name zz
        guardStatement
          optionalBinding ab > call > closure > name ac
          block > name ad
        ifStatement
          condition > prefixOperator ! > name ae
          condition > call > name af
          block > name ag
      """)
  }

  @Test func switchPatterns() {
    expectBody(
      """
      switch a {
      case .b(let c) where c > 1, .d: e()
      case let (f, g as H): f(g)
      case is I, "j", 1..., -1, nil, .k?: return 2; l()
      #if M
      case .n(_, o: .p(let q)): break
      #endif
      case (let r, _, s: .t): if u { fallthrough }
      @unknown default: v { w }
      }
      """,
      """
      block > switchStatement
        name a
        switchCase
          pattern > call
            implicitMember b
            argument > bindingPattern let > name c
          condition > sequence
            name c
            operator >
            literal 1
          pattern > implicitMember d
          block > call > name e
        switchCase
          pattern > bindingPattern let > tuple
            argument > name f
            argument > cast as
              name g
              type H
          block > call
            name f
            argument > name g
        switchCase
          pattern > cast is > type I
          pattern > string
          pattern > postfixOperator ... > literal 1
          pattern > prefixOperator - > literal 1
          pattern > literal nil
          pattern > optionalChain > implicitMember k
          block
            returnStatement > literal 2
            call > name l
        switchCase
          pattern > call
            implicitMember n
            argument > name _
            argument o: > call
              implicitMember p
              argument > bindingPattern let > name q
          block > literal break
        switchCase
          pattern > tuple
            argument > bindingPattern let > name r
            argument > name _
            argument s: > implicitMember t
          block > ifStatement
            condition > name u
            block > literal fallthrough
        switchCase > block > call
          name v
          argument trailing > closure > name w
      """)
  }
}

import Testing

@testable import MigrateLint

/// Operators, literals, members and names, as the body tree has them.
@Suite struct BodyExpressionTests {
  @Test func operators() {
    expectBody(
      """
      a = b ? c : d ? e : f
      g += h * -i + !j ?? k
      _ = l as? M ?? n as! O
      (p, q) = (q, p)
      r = s = t
      u(&v, +, w...x, ..<y, z...)
      aa.bb! += cc?.dd ?? 0
      ee == .ff && gg != nil || hh is II
      jj
        + kk
        - ll
      mm <- nn >>= oo ~> pp
      qq&+rr
      """,
      """
      block
        assignment =
          name a
          ternary
            name b
            name c
            ternary
              name d
              name e
              name f
        assignment +=
          name g
          sequence
            name h
            operator *
            prefixOperator - > name i
            operator +
            prefixOperator ! > name j
            operator ??
            name k
        assignment =
          name _
          sequence
            cast as optional
              name l
              type M
            operator ??
            cast as
              name n
              type O
        assignment =
          tuple
            argument > name p
            argument > name q
          tuple
            argument > name q
            argument > name p
        assignment =
          name r
          assignment =
            name s
            name t
        call
          name u
          argument > reference & > name v
          argument > literal +
          argument > sequence
            name w
            operator ...
            name x
          argument > prefixOperator ..< > name y
          argument > postfixOperator ... > name z
        assignment +=
          forceUnwrap > member bb > name aa
          sequence
            member dd > optionalChain > name cc
            operator ??
            literal 0
        sequence
          name ee
          operator ==
          implicitMember ff
          operator &&
          name gg
          operator !=
          literal nil
          operator ||
          cast is
            name hh
            type II
        sequence
          name jj
          operator +
          name kk
          operator -
          name ll
        assignment >>=
          sequence
            name mm
            operator <-
            name nn
          sequence
            name oo
            operator ~>
            name pp
        sequence
          name qq
          operator &+
          name rr
      """)
  }

  @Test func effects() {
    expectBody(
      """
      let a = try await b.c(), d = try? e(), f = try! await g
      async let h = i(j), (k, l) = m()
      await n?.o { await p() }
      return try await withTaskGroup(of: Q.self) { r in r.s { await t() } }
      unsafe u.v(consume w, copy x)
      await = 1
      async.y(try z)
      """,
      """
      block
        variable let
          binding
            bindingPattern > name a
            initialValue > call > member c > name b
          binding
            bindingPattern > name d
            initialValue > call > name e
          binding
            bindingPattern > name f
            initialValue > name g
        variable let
          binding
            bindingPattern > name h
            initialValue > call
              name i
              argument > name j
          binding
            bindingPattern > tuple
              argument > name k
              argument > name l
            initialValue > call > name m
        call
          member o > optionalChain > name n
          argument trailing > closure > call > name p
        returnStatement > call
          name withTaskGroup
          argument of: > member self > name Q
          argument trailing > closure
            parameter r
            call
              member s > name r
              argument trailing > closure > call > name t
        call
          member v > name u
          argument > name w
          argument > name x
        assignment =
          name await
          literal 1
        call
          member y > name async
          argument > name z
      """)
  }

  @Test func strings() {
    expectBody(
      ##"""
      a("b \(c) \(d.e { "f \($0) }" }) \(g, h: 1)")
      let i = """
        j { \(k ? "l" : #"\(m) \#(n)"#) }
        """
      "\(o)".p("\("\(q)")")
      """##,
      """
      block
        call
          name a
          argument > string
            argument > name c
            argument > call
              member e > name d
              argument trailing > closure > string > argument > dollarName $0
            argument > name g
            argument h: > literal 1
        variable let > binding
          bindingPattern > name i
          initialValue > string > argument > ternary
            name k
            string
            string > argument > name n
        call
          member p > string > argument > name o
          argument > string > argument > string > argument > name q
      """)
  }

  @Test func regexLiterals() {
    expectBody(
      #"""
      a.b(/c(d)+ {2}"/) { e / f / g }
      if h.contains(/\d/) { i }
      let j = k / l, m = n/o/p
      q(r, /s/, t)
      """#,
      #"""
      block
        call
          member b > name a
          argument > literal /c(d)+ {2}"/
          argument trailing > closure > sequence
            name e
            operator /
            name f
            operator /
            name g
        ifStatement
          condition > call
            member contains > name h
            argument > literal /\d/
          block > name i
        variable let
          binding
            bindingPattern > name j
            initialValue > sequence
              name k
              operator /
              name l
          binding
            bindingPattern > name m
            initialValue > sequence
              name n
              operator /
              name o
              operator /
              name p
        call
          name q
          argument > name r
          argument > literal /s/
          argument > name t
      """#)
  }

  @Test func keyPaths() {
    expectBody(
      #"""
      a(\.b.c, \D.e, \.self, \F.G.h?.i!, \.[0].j, \K<L>.m[n], \[O].p, \.?.q, \.$r)
      q.map(\.r).s
      t[keyPath: \.u.v] = \W.x
      \.y == \Z.self
      """#,
      """
      block
        call
          name a
          argument > keyPath
            keyPathComponent b
            keyPathComponent c
          argument > keyPath
            type D
            keyPathComponent e
          argument > keyPath > keyPathComponent self
          argument > keyPath
            type F.G
            keyPathComponent h
            keyPathComponent i
          argument > keyPath
            argument > literal 0
            keyPathComponent j
          argument > keyPath
            type K<L>
            keyPathComponent m
            argument > name n
          argument > keyPath > keyPathComponent p
          argument > keyPath > keyPathComponent q
          argument > keyPath > keyPathComponent $r
        member s > call
          member map > name q
          argument > keyPath > keyPathComponent r
        assignment =
          subscriptAccess
            name t
            argument keyPath: > keyPath
              keyPathComponent u
              keyPathComponent v
          keyPath
            type W
            keyPathComponent x
        sequence
          keyPath > keyPathComponent y
          operator ==
          keyPath
            type Z
            keyPathComponent self
      """)
  }

  @Test func subscriptsAndChains() {
    expectBody(
      """
      a[b, default: c] = d
      e?[0]?.f!.g?()
      h![i][j: k].l
      m.0.1.n
      [o, p][0], [:][q]
      r { s }[t]
      u?.v = w
      """,
      """
      block
        assignment =
          subscriptAccess
            name a
            argument > name b
            argument default: > name c
          name d
        call > optionalChain > member g > forceUnwrap > member f > optionalChain > subscriptAccess
          optionalChain > name e
          argument > literal 0
        member l > subscriptAccess
          subscriptAccess
            forceUnwrap > name h
            argument > name i
          argument j: > name k
        member n > member 1 > member 0 > name m
        subscriptAccess
          array
            name o
            name p
          argument > literal 0
        subscriptAccess
          array
          argument > name q
        subscriptAccess
          call
            name r
            argument trailing > closure > name s
          argument > name t
        assignment =
          member v > optionalChain > name u
          name w
      """)
  }

  @Test func implicitMembers() {
    expectBody(
      """
      a(.b, .c(d), .e.f(g), .init(h), i: .j { k })
      let l: M = .n
        .o()
      return .p
      """,
      """
      block
        call
          name a
          argument > implicitMember b
          argument > call
            implicitMember c
            argument > name d
          argument > call
            member f > implicitMember e
            argument > name g
          argument > call
            implicitMember init
            argument > name h
          argument i: > call
            implicitMember j
            argument trailing > closure > name k
        variable let > binding
          bindingPattern > name l
          type M
          initialValue > call > member o > implicitMember n
        returnStatement > implicitMember p
      """)
  }
}

import Testing

@testable import MigrateLint

/// Chains of members and what interrupts them: conditions, key paths, modules, odd operands.
@Suite struct BodyChainTests {
  @Test func conditionsInsideOfChains() {
    expectBody(
      """
      a()
        #if B
        .c()
        #if D
        .e()
        #endif
        #else
        .f()
        #endif
        .g()
      """,
      """
      block > call > member g > call > member f > call > member e > call > member c > call > name a
      """)
  }

  /// In the branches stand members of the type that is expected: they are no chain.
  @Test func implicitMembersInBranches() {
    expectBody(
      """
      #if A
      .b(1)
      #elseif C
      .d
      #else
      .e(2)
      #endif
      """,
      """
      block
        call
          implicitMember b
          argument > literal 1
        implicitMember d
        call
          implicitMember e
          argument > literal 2
      """)
  }

  @Test func argumentsInKeyPaths() {
    expectBody(
      #"""
      a(\.b[id: C(1)].d, \E.F, \G.h(i(), j), \K.L.m)
      """#,
      """
      block > call
        name a
        argument > keyPath
          keyPathComponent b
          argument id: > call
            name C
            argument > literal 1
          keyPathComponent d
        argument > keyPath
          type E
          keyPathComponent F
        argument > keyPath
          type G
          keyPathComponent h
          argument > call > name i
          argument > name j
        argument > keyPath
          type K.L
          keyPathComponent m
      """)
  }

  @Test func marksBehindGenericArguments() {
    expectBody(
      """
      a(B<C>?.none)
      D<E, F>?(g)
      H<I>!.j
      """,
      """
      block
        call
          name a
          argument > member none > optionalChain > name B > genericArguments > type C
        call
          optionalChain > name D > genericArguments
            type E
            type F
          argument > name g
        member j > forceUnwrap > name H > genericArguments > type I
      """)
  }

  /// The second brace starts a statement of its own.
  @Test func closureBelowAnother() {
    expectBody(
      """
      a { b }
      { c }()
      d(e) { f }
      { g }()
      """,
      """
      block
        call
          name a
          argument trailing > closure > name b
        call > closure > name c
        call
          name d
          argument > name e
          argument trailing > closure > name f
        call > closure > name g
      """)
  }

  @Test func closuresInConditions() {
    expectBody(
      """
      if let a, { b }() { c }
      if d == { e }, f { g }
      """,
      """
      block
        ifStatement
          optionalBinding a
          condition > call > closure > name b
          block > name c
        ifStatement
          condition > sequence
            name d
            operator ==
            closure > name e
          condition > name f
          block > name g
      """)
  }

  @Test func namesOfModules() {
    expectBody(
      """
      A::b(c.Swift::d(), .Swift::e, #A::f(g), #file.h(i))
      """,
      """
      block > call
        member b > name A
        argument > call > member d > name c
        argument > implicitMember e
        argument > call
          macro #f
          argument > name g
        argument > call
          member h > macro #file
          argument > name i
      """)
  }

  @Test func typesAsOperands() {
    expectBody(
      """
      a((B) throws(C) -> D, [nonisolated(nonsending) () async -> E](), (any ~F).self, [3 of G](), [.of(h), of])
      """,
      """
      block > call
        name a
        argument > type (…) -> D
        argument > call > array > type (…) -> E
        argument > member self > tuple > argument > type any …
        argument > call > type [G]
        argument > array
          call
            implicitMember of
            argument > name h
          name of
      """)
  }

  @Test func wordsBeforeOperands() {
    expectBody(
      """
      let a = unsafe (b + c), d = f(repeat (each g, h))
      await /i/
      await(x)
      yield &j[k]
      yield 1
      discard self
      for unsafe in l {}
      typealias M =
        (N, O)
      p
      """,
      """
      block
        variable let
          binding
            bindingPattern > name a
            initialValue > tuple > argument > sequence
              name b
              operator +
              name c
          binding
            bindingPattern > name d
            initialValue > call
              name f
              argument > tuple
                argument > name g
                argument > name h
        literal /i/
        tuple > argument > name x
        reference & > subscriptAccess
          name j
          argument > name k
        literal 1
        literal discard self
        forStatement
          pattern > bindingPattern > name unsafe
          name l
          block
        localAlias M > type (N, O)
        name p
      """)
  }
}

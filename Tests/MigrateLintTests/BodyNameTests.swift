import Testing

@testable import MigrateLint

/// Names, modules and generic arguments, as the body tree has them.
@Suite struct BodyNameTests {
  @Test func genericCalls() {
    expectBody(
      """
      A<B>()
      c<D, E<F>>(g)
      h(i < j, k > (l))
      [M<N>](), [O: [P]](), (Q<R>).self, S<T>.u.v
      let w = x < y ? z<aa : bb>cc
      dd as! EE<FF<GG>>
      HH<II>.init(jj)
      if kk < ll { mm }
      nn.oo<PP>(qq)
      """,
      """
      block
        call > name A > genericArguments > type B
        call
          name c > genericArguments
            type D
            type E<F>
          argument > name g
        call
          name h
          argument > sequence
            name i
            operator <
            name j
          argument > sequence
            name k
            operator >
            tuple > argument > name l
        call > array > name M > genericArguments > type N
        call > array
          name O
          array > name P
        member self > tuple > argument > name Q > genericArguments > type R
        member v > member u > name S > genericArguments > type T
        variable let > binding
          bindingPattern > name w
          initialValue > ternary
            sequence
              name x
              operator <
              name y
            sequence
              name z
              operator <
              name aa
            sequence
              name bb
              operator >
              name cc
        cast as
          name dd
          type EE<FF<GG>>
        call
          member init > name HH > genericArguments > type II
          argument > name jj
        ifStatement
          condition > sequence
            name kk
            operator <
            name ll
          block > name mm
        call
          member oo
            name nn
            genericArguments > type PP
          argument > name qq
      """)
  }

  @Test func functionReferences() {
    expectBody(
      """
      a(b(c:d:), E.f(_:), self.g(h:), I.init(j:))
      k.reduce(0, +).l(by: >, m: (<))
      n.map(O.init).p(q: r)
      """,
      """
      block
        call
          name a
          argument > name b
          argument > member f > name E
          argument > member g > selfName self
          argument > member init > name I
        call
          member l > call
            member reduce > name k
            argument > literal 0
            argument > literal +
          argument by: > literal >
          argument m: > tuple > argument > literal <
        call
          member p > call
            member map > name n
            argument > member init > name O
          argument q: > name r
      """)
  }

  @Test func moduleSelectors() {
    expectBody(
      """
      Swift::print(a::b, c: D::E<F>(), G::h)
      let i: J::K = L::m { n }
      o ? p : q
      r[s::t]
      """,
      """
      block
        call
          member print > name Swift
          argument > member b > name a
          argument c: > call > member E
            name D
            genericArguments > type F
          argument > member h > name G
        variable let > binding
          bindingPattern > name i
          type J.K
          initialValue > call
            member m > name L
            argument trailing > closure > name n
        ternary
          name o
          name p
          name q
        subscriptAccess
          name r
          argument > member t > name s
      """)
  }

  @Test func wordsThatAreNoKeywords() {
    expectBody(
      """
      get = set + open.lazy(some) { any }
      let async = 1, await_ = 2, actor = Actor.self
      yield &a
      yield(b)
      each.c, repeat_ = consume(d), copy.e(unsafe)
      `self`.f(`in`, self: 1, for: 2, default: 3, switch: g)
      (any H).self, some.i, any.j
      macro(k), import_, type(of: l), Type.self, x.self.y, z.Type, aa.Protocol
      precedencegroup, operator_.infix
      """,
      """
      block
        assignment =
          name get
          sequence
            name set
            operator +
            call
              member lazy > name open
              argument > name some
              argument trailing > closure > name any
        variable let
          binding
            bindingPattern > name async
            initialValue > literal 1
          binding
            bindingPattern > name await_
            initialValue > literal 2
          binding
            bindingPattern > name actor
            initialValue > member self > name Actor
        reference & > name a
        call
          name yield
          argument > name b
        member c > name each
        assignment =
          name repeat_
          call
            name consume
            argument > name d
        call
          member e > name copy
          argument > name unsafe
        call
          member f > name self
          argument > name in
          argument self: > literal 1
          argument for: > literal 2
          argument default: > literal 3
          argument switch: > name g
        member self > tuple > argument > type any H
        member i > name some
        member j > name any
        call
          name macro
          argument > name k
        name import_
        call
          name type
          argument of: > name l
        member self > name Type
        member y > member self > name x
        member Type > name z
        member Protocol > name aa
        name precedencegroup
        member infix > name operator_
      """)
  }
}

import SwiftUI

@Observable final class Kettle {
  var degrees = 20
}

/// Nobody but the view keeps what is made on the way to it: it owns that.
struct KettleView: View {
  @State var kettle: Kettle

  var body: some View { Text("\(kettle.degrees)") }
}

enum Pot {
  case empty
  case boiling(Kettle)
}

struct PotView: View {
  let pot: Pot

  var body: some View {
    if case .boiling(let kettle) = pot { KettleView(kettle: kettle) }
  }
}

struct Tray: View {
  @Binding var kettle: Kettle

  var body: some View { KettleView(kettle: kettle) }
}

struct Factory: View {
  let make: () -> Kettle

  var body: some View { KettleView(kettle: make()) }
}

final class House {
  static var next: House { House() }

  lazy var kettle = Kettle()
  let second = Kettle()
}

struct Hall: View {
  func row(_ pot: Pot) -> some View {
    switch pot {
    case .empty: KettleView(kettle: House.next.kettle)
    case .boiling(let kettle): KettleView(kettle: kettle)
    }
  }

  func shelf(_ kettles: [Kettle]) -> some View {
    KettleView(kettle: kettles[0])
  }

  var body: some View {
    PotView(pot: .boiling(Kettle()))
    Tray(kettle: .constant(Kettle()))
    Tray(kettle: Binding(get: { Kettle() }, set: { _ in }))
    KettleView(kettle: House.next.second)
    Factory { Kettle() }
    Factory(make: Kettle.init)
    row(.boiling(Kettle()))
    shelf([Kettle()])
  }
}

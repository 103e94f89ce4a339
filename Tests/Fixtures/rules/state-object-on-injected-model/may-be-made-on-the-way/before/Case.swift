import SwiftUI

final class Kettle: ObservableObject {
  @Published var degrees = 20
}

/// Somebody's closure may make one each time.
struct Factory: View {
  let make: () -> Kettle

  var body: some View { ByClosure(kettle: make()) }
}

struct ByClosure: View {
  // says-next: "not every caller is seen passing one that somebody keeps"
  @StateObject var kettle: Kettle  // expect: state-object-on-injected-model "@StateObject"

  var body: some View { Text("\(kettle.degrees)") }
}

/// The environment makes its default whenever somebody asks and nobody has set it.
struct KettleKey: EnvironmentKey {
  static var defaultValue: Kettle { Kettle() }
}

extension EnvironmentValues {
  var kettle: Kettle {
    get { self[KettleKey.self] }
    set { self[KettleKey.self] = newValue }
  }
}

struct Kitchen: View {
  @Environment(\.kettle) var kettle

  var body: some View { ByEnvironment(kettle: kettle) }
}

struct ByEnvironment: View {
  // says-next: "not every caller is seen passing one that somebody keeps"
  @StateObject var kettle: Kettle  // expect: state-object-on-injected-model "@StateObject"

  var body: some View { Text("\(kettle.degrees)") }
}

/// A subscript, and half of what a function gives.
struct Shelf {
  let spare = Kettle()

  subscript(number: Int) -> Kettle { number == 0 ? spare : Kettle() }

  func pair() -> (first: Kettle, second: Kettle) { (spare, Kettle()) }
}

struct ShelfView: View {
  let shelf: Shelf

  var body: some View {
    BySubscript(kettle: shelf[1])
    ByTuple(kettle: shelf.pair().1)
  }
}

struct BySubscript: View {
  // says-next: "not every caller is seen passing one that somebody keeps"
  @StateObject var kettle: Kettle  // expect: state-object-on-injected-model "@StateObject"

  var body: some View { Text("\(kettle.degrees)") }
}

struct ByTuple: View {
  // says-next: "not every caller is seen passing one that somebody keeps"
  @StateObject var kettle: Kettle  // expect: state-object-on-injected-model "@StateObject"

  var body: some View { Text("\(kettle.degrees)") }
}

/// A dictionary gives another each time as long as it has none.
struct Rooms: View {
  @State private var kettles: [Int: Kettle] = [:]

  // says-next: "what this caller passes is made on the way"
  var body: some View { ByDefault(kettle: kettles[1, default: Kettle()]) }
}

struct ByDefault: View {
  @StateObject var kettle: Kettle  // expect: state-object-on-injected-model "@StateObject"

  var body: some View { Text("\(kettle.degrees)") }
}

/// What a case carries was kept for the one, and made for the other.
enum Pot {
  case empty
  case boiling(Kettle)
}

struct PotView: View {
  let pot: Pot

  var body: some View {
    if case .boiling(let kettle) = pot { ByPayload(kettle: kettle) }
  }
}

struct ByPayload: View {
  // says-next: "not every caller is seen passing one that somebody keeps"
  @StateObject var kettle: Kettle  // expect: state-object-on-injected-model "@StateObject"

  var body: some View { Text("\(kettle.degrees)") }
}

/// So is what a binding leads to.
struct Tray: View {
  @Binding var kettle: Kettle

  var body: some View { ByBinding(kettle: kettle) }
}

struct ByBinding: View {
  // says-next: "not every caller is seen passing one that somebody keeps"
  @StateObject var kettle: Kettle  // expect: state-object-on-injected-model "@StateObject"

  var body: some View { Text("\(kettle.degrees)") }
}

struct Hall: View {
  @State private var kettle = Kettle()

  var body: some View {
    Factory { kettle }
    Factory { Kettle() }
    PotView(pot: .boiling(kettle))
    PotView(pot: Pot.boiling(Kettle()))
    Tray(kettle: Binding(get: { kettle }, set: { kettle = $0 }))
    Tray(kettle: .constant(Kettle()))
  }
}

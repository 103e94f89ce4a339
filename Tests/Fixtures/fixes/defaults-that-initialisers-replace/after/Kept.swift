import SwiftUI

struct SometimesView: View {
  @State private var kiln = Kiln()

  init(heat: Int?) {
    if let heat { _kiln = State(wrappedValue: Kiln(heat: heat)) }
  }

  var body: some View { Text("\(kiln.heat)") }
}

struct UsedBeforeView: View {
  @State private var kiln = Kiln()

  init(heat: Int) {
    report()
    _kiln = State(wrappedValue: Kiln(heat: heat))
  }

  private func report() {}

  var body: some View { Text("\(kiln.heat)") }
}

struct LeftBeforeView: View {
  @State private var kiln = Kiln()

  init(heat: Int) {
    guard heat > 0 else { return }
    _kiln = State(wrappedValue: Kiln(heat: heat))
  }

  var body: some View { Text("\(kiln.heat)") }
}

struct MemberwiseView: View {
  @State var kiln = Kiln()

  var body: some View { Text("\(kiln.heat)") }
}

extension MemberwiseView {
  init(heat: Int) {
    _kiln = State(wrappedValue: Kiln(heat: heat))
  }
}

struct RemarkView: View {
  @State private var kiln = /* cold */ Kiln()

  init(heat: Int) {
    _kiln = State(wrappedValue: Kiln(heat: heat))
  }

  var body: some View { Text("\(kiln.heat)") }
}

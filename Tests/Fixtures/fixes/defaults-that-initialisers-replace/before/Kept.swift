import SwiftUI

struct SometimesView: View {
  @StateObject private var kiln = Kiln()

  init(heat: Int?) {
    if let heat { _kiln = StateObject(wrappedValue: Kiln(heat: heat)) }
  }

  var body: some View { Text("\(kiln.heat)") }
}

struct UsedBeforeView: View {
  @StateObject private var kiln = Kiln()

  init(heat: Int) {
    report()
    _kiln = StateObject(wrappedValue: Kiln(heat: heat))
  }

  private func report() {}

  var body: some View { Text("\(kiln.heat)") }
}

struct LeftBeforeView: View {
  @StateObject private var kiln = Kiln()

  init(heat: Int) {
    guard heat > 0 else { return }
    _kiln = StateObject(wrappedValue: Kiln(heat: heat))
  }

  var body: some View { Text("\(kiln.heat)") }
}

struct MemberwiseView: View {
  @StateObject var kiln = Kiln()

  var body: some View { Text("\(kiln.heat)") }
}

extension MemberwiseView {
  init(heat: Int) {
    _kiln = StateObject(wrappedValue: Kiln(heat: heat))
  }
}

struct RemarkView: View {
  @StateObject private var kiln = /* cold */ Kiln()

  init(heat: Int) {
    _kiln = StateObject(wrappedValue: Kiln(heat: heat))
  }

  var body: some View { Text("\(kiln.heat)") }
}

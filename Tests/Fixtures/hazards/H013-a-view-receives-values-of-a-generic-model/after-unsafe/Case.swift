import SwiftUI

@Observable final class Latest<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

struct TempoView: View {
  var tempo: Latest<Int>
  @State private var shown = 0

  var body: some View {
    Text("\(shown)")
      // says-next: "comes near"
      .onChange(of: tempo.value, initial: true) { shown = $1 }  // expect: publisher-received-in-view "onReceive"
  }
}

struct Metronome: View {
  @State private var tempo = Latest(60)

  var body: some View {
    TempoView(tempo: tempo)
    Stepper("Tempo", value: $tempo.value)
  }
}

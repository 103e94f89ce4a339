import SwiftUI

final class Latest<Value>: ObservableObject {
  @Published var value: Value

  init(_ value: Value) { self.value = value }
}

struct TempoView: View {
  @ObservedObject var tempo: Latest<Int>
  @State private var shown = 0

  var body: some View {
    Text("\(shown)")
      // says-next: "comes near"
      .onReceive(tempo.$value) { shown = $0 }  // expect: publisher-received-in-view "onReceive"
  }
}

struct Metronome: View {
  @StateObject private var tempo = Latest(60)

  var body: some View {
    TempoView(tempo: tempo)
    Stepper("Tempo", value: $tempo.value)
  }
}

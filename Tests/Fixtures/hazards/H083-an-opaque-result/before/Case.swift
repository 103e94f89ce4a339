import Combine

final class Trumpet: ObservableObject {
  @Published var volume = 5
}

// expect-next: constrained-to-observable-object "makeInstrument"
func makeInstrument() -> some ObservableObject { Trumpet() }
